"""Everything that travels: the bodies of HTTP requests and answers, and the messages of the socket.

docs/protocol.md tells how they belong together; the OpenAPI document is made from these very classes. Messages of the
socket are tagged by `type`. `Raw` fields are JSON that was encoded once and goes to many.
"""
