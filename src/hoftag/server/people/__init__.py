"""Guests, accounts, sessions and tokens."""
