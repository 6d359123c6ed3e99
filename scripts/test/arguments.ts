/** Parses the arguments of `scripts/test.ts`: its own options, and options for the test runner. */
import { PARTS, type Part } from './steps.ts';

interface TestArguments {
  /** The part to run; undefined for everything that `npm test` runs. */
  part: Part | undefined;
  /** Whether to include tests that are too slow for every change. */
  long: boolean;
  /** Arguments for Vitest or Playwright: files, `-t`, `-g`, `--headed`, `--watch` … */
  chosen: string[];
}

const EXAMPLES = [
  'npm run test:unit -- src/member',
  'npm run test:browser -- tests/home.spec.ts',
  'npm run test:browsers -- tests/browsers/claims.journey.ts',
];

/**
 * @param args arguments after the name of the script
 * @throws Error with a one-line message that says what to type instead
 */
export function readTestArguments(args: readonly string[]): TestArguments {
  const [first, named, ...others] = args;
  const long = args.includes('--long');
  const rest = (first === '--only' ? others : args).filter((arg) => arg !== '--long');
  const part = PARTS.find((candidate) => first === '--only' && candidate === named);
  if (first === '--only' && !part) throw new Error(`--only takes ${PARTS.join(', ')}, not '${named ?? ''}'`);
  if (rest.length > 0 && (!part || part === 'check'))
    throw new Error(`To run some of the tests, say which kind: ${EXAMPLES.join(', or ')}`);
  return { part, long, chosen: rest };
}
