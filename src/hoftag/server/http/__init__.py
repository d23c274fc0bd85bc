"""The HTTP endpoints, the OpenAPI document and what there is to read."""
