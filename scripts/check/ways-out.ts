/** Fails when code of src/ sends a browser somewhere, or gives a link an address, past the door of `src/lib/go.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { isTest } from './fence/rooms.ts';
import { sourceFiles } from './source-files.ts';
import { waysOut } from './ways-out.rules.ts';

/** The door itself. What .astro files bake is the brand record's, which its schema checks. */
const DOOR = 'src/lib/go.ts';

const found = sourceFiles('src')
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && file !== DOOR)
  .flatMap((file) => waysOut(file, readFileSync(join(ROOT, file), 'utf8')).map((way) => ({ file, ...way })));

for (const { file, line, code } of found)
  console.error(`${file}:${line} '${code}': pass the address through safeHref or goTo of ${DOOR}`);
process.exitCode = found.length > 0 ? 1 : 0;
