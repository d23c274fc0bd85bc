"""Sockets, and what protects the server from strangers."""
