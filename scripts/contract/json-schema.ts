/** From the portal's schemas to JSON Schema, as the services write and read them. */
import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as wire from '../../src/lib/wire.schema.ts';

/** Wire types that a reader of the contract should know by name. */
const NAMED: readonly [name: string, schema: GenericSchema, json: JsonSchema][] = [
  [
    'WireDate',
    wire.date,
    {
      type: 'string',
      pattern: String.raw`^(\d{8}|\d{4}-\d{2}-\d{2}(T.*)?|\d{2}/\d{2}/\d{4})$`,
      description: 'A calendar date: yyyyMMdd, mm/dd/yyyy or ISO, with or without a time.',
    },
  ],
  [
    'WireOptionalDate',
    wire.optionalDate,
    {
      anyOf: [{ $ref: '#/components/schemas/WireDate' }, { const: '' }, { type: 'null' }],
      description: "A calendar date; '', null or left out where there is none.",
    },
  ],
  [
    'WireFlag',
    wire.flag,
    { enum: [true, false, 'Y', 'N', 'y', 'n', 'true', 'false'], description: 'A yes or no.' },
  ],
  [
    'WireOptionalFlag',
    wire.optionalFlag,
    {
      anyOf: [{ $ref: '#/components/schemas/WireFlag' }, { const: '' }, { type: 'null' }],
      description: "A yes or no; no where it is '', null or left out.",
    },
  ],
  [
    'WireMoney',
    wire.money,
    { type: ['number', 'string'], description: 'US dollars: 42.1, "42.10" or "$1,250.00".' },
  ],
  [
    'WireOptionalMoney',
    wire.optionalMoney,
    {
      anyOf: [{ $ref: '#/components/schemas/WireMoney' }, { const: '' }, { type: 'null' }],
      description: "US dollars; '', null or left out while the amount is not known.",
    },
  ],
];

/** The named wire types, for `components.schemas`. */
export const wireTypes: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  NAMED.map(([name, , json]) => [name, json]),
);

/** A schema as the service sees it: before anything is parsed. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _dialect, ...json } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    // A rule that JSON Schema cannot say (a check across fields) is left to the schema itself.
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) => {
      const named = NAMED.find(([, one]) => one === valibotSchema);
      return named ? { $ref: `#/components/schemas/${named[0]}` } : undefined;
    },
  });
  return json;
}
