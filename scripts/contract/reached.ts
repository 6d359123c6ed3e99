/** Maps each call to the screens and browser tests that used it in the last browser test run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { CallShape } from '../../src/lib/http/call.schema.ts';

/** Each worker of the browser tests writes a file into this folder. */
const SEEN = '.cache/test/calls';

const seenSchema = v.object({
  method: v.string(),
  path: v.string(),
  /** Page path and route without the brand, such as `/login/#/claims/activitySummary`. */
  screen: v.string(),
  test: v.string(),
});
type Seen = v.InferOutput<typeof seenSchema>;

/** Requests of the last test run; undefined if there was none. */
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

/** Whether a request matches a call. */
export function isOf({ method, path }: CallShape, seen: Pick<Seen, 'method' | 'path'>): boolean {
  const parts = path.split('/');
  const requested = seen.path.split('/');
  return (
    method.toUpperCase() === seen.method &&
    parts.length === requested.length &&
    parts.every((part, at) => part.startsWith('{') || part === requested[at])
  );
}

interface Reach {
  id: string;
  screens: string[];
  tests: string[];
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

export const reachOf = (calls: readonly { id: string; call: CallShape }[], seen: readonly Seen[]): Reach[] =>
  calls.map(({ id, call }) => {
    const requests = seen.filter((request) => isOf(call, request));
    return {
      id,
      screens: distinct(requests.map(({ screen }) => screen)),
      tests: distinct(requests.map(({ test }) => test)),
    };
  });

const MOST_TESTS = 3;

const someOf = (names: readonly string[]): string =>
  names.length > MOST_TESTS
    ? `${names.slice(0, MOST_TESTS).join('; ')}; and ${names.length - MOST_TESTS} more`
    : names.join('; ');

/** The table as Markdown: used calls first, then unused calls. */
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
