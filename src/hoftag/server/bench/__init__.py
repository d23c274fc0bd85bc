"""`hoftag bench server`: people at real sockets against a real server process, saturated and paced."""
