/** Which screen and which browser test reach which call: from what the last run of the browser tests saw. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CallShape } from '../../src/lib/call.schema.ts';

/** Where the browser tests leave what they saw, a file a worker. */
const SEEN = '.cache/test/calls';

const seenSchema = v.object({
  method: v.string(),
  path: v.string(),
  /** Address of the page without the brand: `/login/#/claims/activitySummary`. */
  screen: v.string(),
  test: v.string(),
});
type Seen = v.InferOutput<typeof seenSchema>;

/** Every request that the last run saw; undefined where there was none. */
export function readSeen(root: string): Seen[] | undefined {
  const folder = join(root, SEEN);
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => v.parse(seenSchema, JSON.parse(line))),
  );
}

/** Whether a request is one of a call. */
export function isOf({ method, path }: CallShape, seen: Pick<Seen, 'method' | 'path'>): boolean {
  const parts = path.split('/');
  const asked = seen.path.split('/');
  return (
    method.toUpperCase() === seen.method &&
    parts.length === asked.length &&
    parts.every((part, at) => part.startsWith('{') || part === asked[at])
  );
}

interface Reach {
  id: string;
  screens: string[];
  tests: string[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** What reaches each call. */
export const reachOf = (calls: readonly { id: string; call: CallShape }[], seen: readonly Seen[]): Reach[] =>
  calls.map(({ id, call }) => {
    const found = seen.filter((one) => isOf(call, one));
    return {
      id,
      screens: distinct(found.map(({ screen }) => screen)),
      tests: distinct(found.map(({ test }) => test)),
    };
  });

const MOST_TESTS = 3;

const someOf = (names: readonly string[]): string =>
  names.length > MOST_TESTS
    ? `${names.slice(0, MOST_TESTS).join('; ')}; and ${names.length - MOST_TESTS} more`
    : names.join('; ');

/** The list as Markdown: what is reached, then what no screen reaches yet. */
export function reachTable(reached: readonly Reach[]): string {
  const used = reached.filter(({ screens }) => screens.length > 0);
  const unused = reached.filter(({ screens }) => screens.length === 0);
  const rows = used.map(({ id, screens, tests }) => `| ${id} | ${screens.join(', ')} | ${someOf(tests)} |`);
  return [
    `# Which screen and test reach which call`,
    '',
    `${used.length} of ${reached.length} calls were reached from a screen by the last run of the browser tests. Every call is reached by stubs/contract/contract.test.ts.`,
    '',
    '| call | screens | browser tests |',
    '|---|---|---|',
    ...rows,
    '',
    '## Not reached from any screen yet',
    '',
    ...unused.map(({ id }) => `- ${id}`),
    '',
  ].join('\n');
}
