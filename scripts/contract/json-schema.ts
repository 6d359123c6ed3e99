/** Converts the portal's schemas to JSON Schema of the wire format. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The input side of a schema: before parsing. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // Rules that JSON Schema cannot express, such as checks across fields, are left out.
    errorMode: 'ignore',
  });
  return json;
}
