import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../brand-tree.fixture.ts';
import { FACES, type Face } from './type-faces.ts';

export function faceSource(face: Face): Buffer {
  const data = FACES[face];
  const name = 'source' in data ? data.source : face;
  return readFileSync(
    join(PROJECT, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
}
