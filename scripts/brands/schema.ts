/**
 * Writes the JSON schemas of brand and notice files, which editors use for completion and help. Runs when the renderer
 * is compiled, when `npm run dev` starts, and by `npm run brands -- schema`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alertJsonSchema, brandJsonSchema, stateJsonSchema } from './json-schema.ts';

/** The schemas by file name. The first line of a record, state or notice file names its schema. */
export const schemaFiles = () =>
  ({
    'brands/_schema/brand.schema.json': textOf(brandJsonSchema()),
    'brands/_schema/alert.schema.json': textOf(alertJsonSchema()),
    'brands/_schema/state.schema.json': textOf(stateJsonSchema()),
  }) as const;

const textOf = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

export function writeSchema(root: string): { text: string } {
  const said = Object.entries(schemaFiles()).map(([name, text]) => {
    const file = join(root, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return `${name} is up to date.`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return `${name} written.`;
  });
  return { text: said.join('\n') };
}
