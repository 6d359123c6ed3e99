/** From the portal's schemas to JSON Schema, as the services write and read them. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** A schema as the service sees it: before anything is parsed. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A rule that JSON Schema cannot say (a check across fields) is left to the schema itself.
    errorMode: 'ignore',
  });
  return json;
}
