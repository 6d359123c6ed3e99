/** Converts the portal's schemas to JSON Schema for the wire format. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** JSON Schema of the values before they are parsed. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // 'ignore' leaves out rules that JSON Schema cannot express, such as checks across fields.
    errorMode: 'ignore',
  });
  return json;
}
