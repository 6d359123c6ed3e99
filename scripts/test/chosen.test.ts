/** Tests commands such as `npm run test:browser -- tests/home.spec.ts`: our own arguments, arguments for the runner, and the error for a mistyped file. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { readTestArguments } from './arguments.ts';
import { namedFiles, wrongFiles, type Kind } from './chosen-files.ts';
import { isLongRun } from './sample.ts';

describe('readTestArguments()', () => {
  it.each([
    [[], { part: undefined, long: false, chosen: [] }],
    [['--long'], { part: undefined, long: true, chosen: [] }],
    [['--only', 'browser'], { part: 'browser', long: false, chosen: [] }],
    [
      ['--only', 'browser', 'tests/home.spec.ts', '-g', 'a visitor', '--headed'],
      { part: 'browser', long: false, chosen: ['tests/home.spec.ts', '-g', 'a visitor', '--headed'] },
    ],
    [['--only', 'unit', '--watch', '--long'], { part: 'unit', long: true, chosen: ['--watch'] }],
  ])('parses %j', (args, expected) => {
    expect(readTestArguments(args)).toEqual(expected);
  });

  it.each([
    [['--only', 'firefox'], /^--only takes check, unit, browser, browsers, not 'firefox'$/],
    [
      ['tests/home.spec.ts'],
      /^To run some of the tests, say which kind: npm run test:unit -- src\/member, or /,
    ],
    [['--only', 'check', 'src'], /^To run some of the tests/],
  ])('rejects %j with one line', (args, message) => {
    expect(() => readTestArguments(args)).toThrow(message);
  });
});

describe('file names in the arguments', () => {
  const files: Record<Kind, string[]> = {
    unit: ['src/member/navigation/left-nav.rules.test.ts', 'stubs/sandbox/crash-safety.long.ts'],
    browser: ['tests/home.spec.ts', 'tests/claims-list.spec.ts'],
    browsers: ['tests/browsers/claims.journey.ts'],
  };
  const wrong = (kind: Kind, ...args: string[]) => wrongFiles(kind, args, (kindName) => files[kindName]);

  it('are all arguments except options and the values of options', () => {
    expect(namedFiles(['tests/a.spec.ts', '-g', 'two words', '--headed', '--retries=0', 'b'])).toEqual([
      'tests/a.spec.ts',
      'b',
    ]);
  });

  it.each([
    ['browser', 'tests/home.spec.ts'],
    ['browser', './tests/home.spec.ts:12'],
    ['browser', 'tests/home.spec.ts:12:3'],
    ['browser', 'home'],
    ['browser', 'claims.*spec'],
    ['unit', 'src/member'],
    ['browsers', 'claims'],
  ] as const)('match a %s test: %s', (kind, named) => {
    expect(wrong(kind, named)).toEqual([]);
  });

  it('cause an error with the most similar name if they match no test', () => {
    expect(wrong('browser', 'tests/hoem.spec.ts')).toEqual([
      "No browser test matches 'tests/hoem.spec.ts'; did you mean tests/home.spec.ts?",
    ]);
    expect(wrong('unit', 'src/[')).toEqual(["No unit test matches 'src/['"]);
  });

  it('cause an error that names the right command if they match another kind of test', () => {
    expect(wrong('unit', 'tests/home.spec.ts')).toEqual([
      "'tests/home.spec.ts' is not a unit test. Run it with: npm run test:browser -- tests/home.spec.ts",
    ]);
  });
});

it('a mistyped file name causes a one-line error before anything is built', async () => {
  const run = promisify(execFile)(
    process.execPath,
    ['scripts/test.ts', '--only', 'browser', 'tests/hoem.spec.ts'],
    {
      cwd: ROOT,
    },
  );
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: "No browser test matches 'tests/hoem.spec.ts'; did you mean tests/home.spec.ts?\n",
  });
});

// This test starts Playwright, which reads all specs.
if (isLongRun)
  it('arguments for the test runner are passed to it unchanged', async () => {
    const args = [
      'scripts/test.ts',
      '--only',
      'browser',
      'tests/home.spec.ts',
      '-g',
      'unknown host',
      '--list',
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
    expect(stdout).toMatch(/home\.spec\.ts.*unknown host/);
    expect(stdout).toMatch(/Total: 1 test in 1 file/);
  });
