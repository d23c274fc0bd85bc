"""The OpenAPI document, made from the endpoints and the very types they use."""

import re
from typing import Any

import msgspec

from hoftag import __version__
from hoftag.server.http.api import ENDPOINTS, Endpoint
from hoftag.server.wire.basics import ErrorAnswer
from hoftag.server.wire.play import MoveInfo
from hoftag.server.wire.socket import FromClient, FromServer

Document = dict[str, Any]
REF = "#/components/schemas/{name}"


def document() -> Document:
    """All endpoints; the messages of the socket are among the components."""
    kinds: list[Any] = [ErrorAnswer, FromClient, FromServer, MoveInfo]
    for one in ENDPOINTS:
        kinds += [kind for kind in (one.body, one.answers) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    components["FromClient"], components["FromServer"] = schemas[1], schemas[2]
    paths: Document = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Hoftag",
            "version": __version__,
            "description": "The web table. What happens at a table goes over its socket: docs/protocol.md.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "hoftag_session"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def operation(one: Endpoint, of: dict[int, Document]) -> Document:
    found: Document = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": parameters(one),
        "responses": {str(one.status): answer(one, of), "default": error()},
    }
    if one.answers is None:
        found["responses"]["304"] = {"description": "Unchanged: the ETag still fits."}
    if one.who == "person":
        found["security"] = [{"session": []}, {"token": []}]
    if one.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": of[id(one.body)]}}}
    return found


def answer(one: Endpoint, of: dict[int, Document]) -> Document:
    if one.text:
        return {"description": "As text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    schema = {} if one.answers is None else of[id(one.answers)]
    return {"description": "As asked.", "content": {"application/json": {"schema": schema}}}


def error() -> Document:
    schema = {"$ref": REF.format(name="ErrorAnswer")}
    return {"description": "Not done.", "content": {"application/json": {"schema": schema}}}


def parameters(one: Endpoint) -> list[Document]:
    found: list[Document] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]+$"}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    described = msgspec.json.schema_components([one.query], ref_template=REF)[1].get(one.query.__name__, {})
    for name, schema in described.get("properties", {}).items():
        found.append({"name": name, "in": "query", "required": False, "schema": without_null(schema)})
    return found


def without_null(schema: Document) -> Document:
    """A query parameter is there or not; it is never null."""
    choices = [choice for choice in schema.get("anyOf", []) if choice != {"type": "null"}]
    return choices[0] if len(choices) == 1 else {name: part for name, part in schema.items() if name != "default"}
