/** Converts our schemas to JSON Schema. In a brand layer every key is optional, and null removes a key. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import { alertSchema } from '../../src/brand/alerts/alerts.schema.ts';
import { brandSchema } from '../../src/brand/brand.schema.ts';
import { stateSchema } from '../../src/brand/states/state.schema.ts';

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A non-standard extension: the YAML language server shows this text instead of the description. */
interface WithHelp extends JsonSchema {
  markdownDescription?: string;
}

function hover({ description, examples }: JsonSchema): WithHelp {
  if (description === undefined) return {};
  const shown = (Array.isArray(examples) ? examples : []).map(
    (example) => `\n\nExample: \`${typeof example === 'string' ? example : JSON.stringify(example)}\``,
  );
  return { markdownDescription: `${description}${shown.join('')}` };
}

/** The schema, extended to accept null. In a layer, null removes the value that a lower layer sets. */
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
 * A layer may set part of an object or table. A list in a layer replaces the lower layer's whole list, so its items must be complete.
 * @param whole whether the schema is inside a list
 */
function layer(schema: JsonSchema, whole: boolean): JsonSchema {
  const below = (schemaBelow: JsonSchema): JsonSchema => (whole ? layer(schemaBelow, true) : removable(layer(schemaBelow, false)));
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
  // YAML language servers support this draft best.
  target: 'draft-07',
  typeMode: 'input',
  // JSON Schema cannot express some rules, such as valid time zones. The `check` command checks those rules.
  errorMode: 'ignore',
} as const;

/** JSON Schema of a base, family or brand file. */
export const brandJsonSchema = (): JsonSchema => ({
  ...layer(toJsonSchema(brandSchema, AS_WRITTEN), false),
  title: 'A layer of a brand: base, family or brand file',
});

export const stateJsonSchema = (): JsonSchema => ({
  ...layer(toJsonSchema(stateSchema, AS_WRITTEN), true),
  title: 'A record of a state',
});

/** JSON Schema of a dated notice. A notice has no layers, so its file must contain every required key. */
export const alertJsonSchema = (): JsonSchema => ({
  ...layer(toJsonSchema(alertSchema, AS_WRITTEN), true),
  title: 'A dated notice',
});
