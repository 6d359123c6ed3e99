/** Fails if a file in src/ contains a brand code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCodes } from '../../src/brand/read-brands.ts';
import { ROOT } from '../steps/run-step.ts';
import { leaksIn } from './brand-leaks.ts';
import { isTest } from './fence/rooms.ts';
import { sourceFiles } from './source-files.ts';

const codes = brandCodes(ROOT);
const leaks = sourceFiles('src')
  .filter((file) => !isTest(file))
  .flatMap((file) =>
    leaksIn(file, readFileSync(join(ROOT, file), 'utf8'), codes).map((leak) => ({ file, ...leak })),
  );

for (const { file, line, code } of leaks) {
  console.error(
    `${file}:${line} names the brand '${code}': add a capability to the brand record instead (brand.schema.ts)`,
  );
}
process.exitCode = leaks.length > 0 ? 1 : 0;
