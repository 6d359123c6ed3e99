import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../brand-tree.fixture.ts';
import { packageOf, type Face } from './faces.ts';

export function faceSource(face: Face): Buffer {
  const name = packageOf(face);
  return readFileSync(
    join(PROJECT, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
}
