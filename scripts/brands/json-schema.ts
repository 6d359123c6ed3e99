/** From our schemas to JSON Schema. Of a layer of a brand nothing is required, and null takes a key away. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { alertSchema } from '../../src/brand/alerts/alerts.schema.ts';
import { brandSchema } from '../../src/brand/brand.schema.ts';

/** A schema that is not just true or false; no array has one. */
const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Not of the standard; the YAML language server shows it in place of the description. */
interface WithHelp extends JsonSchema {
  markdownDescription?: string;
}

/** The help that an editor shows: the description, and the example. */
function hover({ description, examples }: JsonSchema): WithHelp {
  if (description === undefined) return {};
  const shown = (Array.isArray(examples) ? examples : []).map(
    (example) => `\n\nExample: \`${typeof example === 'string' ? example : JSON.stringify(example)}\``,
  );
  return { markdownDescription: `${description}${shown.join('')}` };
}

/** The same schema, with null as one more value: it removes what the layers below say. */
function removable(schema: JsonSchema): JsonSchema {
  const type = typeof schema.type === 'string' ? { type: [schema.type, 'null' as const] } : {};
  return { ...schema, ...type, ...(schema.enum ? { enum: [...schema.enum, null] } : {}) };
}

const mapValues = (
  schemas: Readonly<Record<string, unknown>>,
  change: (schema: JsonSchema) => JsonSchema,
): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => (isSchema(schema) ? [[name, change(schema)]] : [])),
  );

/**
 * One layer may hold any part of a group or a table. A list replaces as a whole, so its items are whole.
 * @param whole inside a list
 */
function layer(schema: JsonSchema, whole: boolean): JsonSchema {
  const below = (one: JsonSchema): JsonSchema => (whole ? layer(one, true) : removable(layer(one, false)));
  const { properties, additionalProperties, items, required, ...rest } = schema;
  return {
    ...rest,
    ...hover(schema),
    ...(properties ? { properties: mapValues(properties, below) } : {}),
    ...(isSchema(additionalProperties)
      ? { additionalProperties: below(additionalProperties) }
      : additionalProperties === undefined
        ? {}
        : { additionalProperties }),
    ...(isSchema(items) ? { items: layer(items, true) } : {}),
    ...(whole && required ? { required } : {}),
  };
}

const AS_WRITTEN = {
  // The one that YAML language servers know best.
  target: 'draft-07',
  typeMode: 'input',
  // What JSON Schema cannot say (a time zone that exists, how names are written) is left to the check.
  errorMode: 'ignore',
} as const;

/** JSON Schema of a base, family or brand file. */
export const brandJsonSchema = (): JsonSchema => ({
  ...layer(toJsonSchema(brandSchema, AS_WRITTEN), false),
  title: 'A layer of a brand: base, family or brand file',
});

/** JSON Schema of a dated notice: nothing is laid over another, so that all of it has to be there. */
export const alertJsonSchema = (): JsonSchema => ({
  ...layer(toJsonSchema(alertSchema, AS_WRITTEN), true),
  title: 'A dated notice',
});
