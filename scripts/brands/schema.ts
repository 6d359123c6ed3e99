/** `npm run brands -- schema`: the JSON Schemas of brand and alert files, for completion and help in editors of YAML. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alertJsonSchema, brandJsonSchema } from './json-schema.ts';

/** Each file as it should be: the one is named by the first line of every brand, family and base file, the other of every alert. */
export const schemaFiles = () =>
  ({
    'brands/_schema/brand.schema.json': textOf(brandJsonSchema()),
    'brands/_schema/alert.schema.json': textOf(alertJsonSchema()),
  }) as const;

const textOf = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;

/** Writes the files that are out of date. */
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
