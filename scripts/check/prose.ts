/**
 * Fails when a file has a forbidden word (`prose-words.ts`) or `src` has too many comments.
 * `prose.ts src/ui docs` reads those paths only, and prints the share of comments of each folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../steps/run-step.ts';
import { isTest } from './fence/rooms.ts';
import { countComments, proseErrors } from './prose-errors.ts';

const PROSE = /\.(ts|tsx|astro|mjs|js|css|md|yaml)$/;
/** The list itself and its tests name the words; recorded responses repeat the sandbox's; the glossary defines them. */
const SKIPPED = /^scripts\/check\/prose|^stubs\/answers\/|^brands\/_schema\/|^docs\/glossary\.md$/;
const CODE = /\.(ts|tsx|astro)$/;
/** Percent of the non-blank lines of src, without tests. */
const MAX_COMMENT_PERCENT = 9;

const chosen = process.argv.slice(2);
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...chosen],
  {
    cwd: ROOT,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => PROSE.test(file) && !SKIPPED.test(file) && existsSync(join(ROOT, file)));

let errors = 0;
const folders = new Map<string, { comments: number; lines: number }>();
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  for (const { line, word, instead } of proseErrors(file, text)) {
    errors += 1;
    console.error(`${file}:${line} '${word}': write ${instead}`);
  }
  if (!CODE.test(file) || isTest(file)) continue;
  const counted = countComments(text);
  const sum = folders.get(dirname(file)) ?? { comments: 0, lines: 0 };
  folders.set(dirname(file), {
    comments: sum.comments + counted.comments,
    lines: sum.lines + counted.lines,
  });
}

const percent = ({ comments, lines }: { comments: number; lines: number }): number =>
  (100 * comments) / lines;
if (chosen.length > 0)
  for (const [folder, counted] of [...folders].sort(([one], [other]) => one.localeCompare(other)))
    console.log(`${folder}: ${percent(counted).toFixed(1)} % of ${counted.lines} lines are comments`);

const source = [...folders].filter(([folder]) => folder.startsWith('src'));
const share = percent(
  source.reduce((sum, [, one]) => ({ comments: sum.comments + one.comments, lines: sum.lines + one.lines }), {
    comments: 0,
    lines: 0,
  }),
);
if (share > MAX_COMMENT_PERCENT) {
  errors += 1;
  console.error(`src: ${share.toFixed(1)} % of the lines are comments; at most ${MAX_COMMENT_PERCENT} %`);
}
process.exitCode = errors > 0 ? 1 : 0;
