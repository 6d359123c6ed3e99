/** `npm run brands -- schema`: the JSON Schema of brand files, for completion and help in editors of YAML. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brandJsonSchema } from './json-schema.ts';

/** Named by the first line of every brand, family and base file. */
export const SCHEMA_FILE = 'brands/_schema/brand.schema.json';

/** The file as it should be. */
export const schemaText = (): string => `${JSON.stringify(brandJsonSchema(), null, 2)}\n`;

/** Writes the file where it is out of date. */
export function writeSchema(root: string): { text: string } {
  const file = join(root, SCHEMA_FILE);
  const text = schemaText();
  if (existsSync(file) && readFileSync(file, 'utf8') === text)
    return { text: `${SCHEMA_FILE} is up to date.` };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return { text: `${SCHEMA_FILE} written.` };
}
