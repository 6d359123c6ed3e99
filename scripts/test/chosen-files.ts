/** Lists the test files that can be chosen by name, and explains a name that matches none. */
import { didYouMean } from '../../src/brand/nearest.ts';

export const KINDS = {
  unit: {
    name: 'unit test',
    command: 'test:unit',
    files: ['{src,stubs,scripts}/**/*.{test.ts,test.tsx,long.ts}', 'tests/unit/**/*.test.ts'],
  },
  browser: { name: 'browser test', command: 'test:browser', files: ['tests/**/*.{spec,long}.ts'] },
  browsers: { name: 'journey', command: 'test:browsers', files: ['tests/browsers/**/*.journey.ts'] },
} as const;
export type Kind = keyof typeof KINDS;
const kinds = Object.keys(KINDS) as Kind[];

/**
 * Options of Vitest and Playwright whose value is the next argument. All other arguments without a leading dash name
 * files or folders.
 */
const WITH_VALUE: readonly string[] = [
  ...[
    '-c',
    '--config',
    '--project',
    '--reporter',
    '--retries',
    '--retry',
    '--shard',
    '--timeout',
    '--output',
  ],
  ...[
    '-g',
    '--grep',
    '--grep-invert',
    '-gv',
    '--repeat-each',
    '-j',
    '--workers',
    '--max-failures',
    '--trace',
  ],
  ...['--global-timeout', '--tsconfig', '--ui-host', '--ui-port', '--name', '--test-list', '--only-changed'],
  ...[
    '-t',
    '--testNamePattern',
    '--testTimeout',
    '--hookTimeout',
    '--bail',
    '--maxWorkers',
    '--pool',
    '--mode',
  ],
  ...['--outputFile', '--environment', '--exclude', '--dir', '--root', '-r'],
];

/** The arguments that name files or folders. */
export const namedFiles = (args: readonly string[]): string[] =>
  args.filter((arg, at) => !arg.startsWith('-') && !WITH_VALUE.includes(args[at - 1] ?? ''));

/** Removes the line number: `tests/home.spec.ts:12:3` means a test in that file. */
const withoutLine = (named: string): string => named.replace(/(:\d+){1,2}$/, '');

/** Matches as the runners do: anywhere in the path, and for Playwright also as a regular expression. */
function matches(named: string, file: string): boolean {
  const part = withoutLine(named).replace(/^\.\//, '');
  if (file.includes(part)) return true;
  try {
    return new RegExp(part, 'i').test(file);
  } catch {
    return false;
  }
}

/**
 * Error lines for file names that match no test of the kind.
 * @param kind kind of the tests to run
 * @param args arguments for the runner
 * @param filesOf returns the test files of a kind, as paths from the project's root
 */
export function wrongFiles(
  kind: Kind,
  args: readonly string[],
  filesOf: (kind: Kind) => readonly string[],
): string[] {
  const none = namedFiles(args).filter((named) => !filesOf(kind).some((file) => matches(named, file)));
  return none.map((named) => {
    const other = kinds.find((otherKind) => filesOf(otherKind).some((file) => matches(named, file)));
    if (other)
      return `'${named}' is not a ${KINDS[kind].name}. Run it with: npm run ${KINDS[other].command} -- ${named}`;
    return `No ${KINDS[kind].name} matches '${named}'${didYouMean(withoutLine(named), filesOf(kind))}`;
  });
}
