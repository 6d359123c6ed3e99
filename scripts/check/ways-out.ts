/** Fails if code of src/ navigates, or sets the address of a link, without `src/lib/navigation/navigation.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { isTest } from './fence/rooms.ts';
import { sourceFiles } from './source-files.ts';
import { waysOut } from './ways-out.rules.ts';

/** The only module that may navigate. */
const GO = 'src/lib/navigation/navigation.ts';
/** The language switch follows a link in the site's own template, to the same page in the other language. */
const LANGUAGE_LINK = 'src/features/languages/choose-language.ts';

// Skips .astro files, because their addresses come from brand records, and the schema of these records checks them.
const ways = sourceFiles('src')
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file) && ![GO, LANGUAGE_LINK].includes(file))
  .flatMap((file) => waysOut(file, readFileSync(join(ROOT, file), 'utf8')).map((way) => ({ file, ...way })));

for (const { file, line, code } of ways)
  console.error(`${file}:${line} '${code}': pass the address through safeHref or goTo of ${GO}`);
process.exitCode = ways.length > 0 ? 1 : 0;
