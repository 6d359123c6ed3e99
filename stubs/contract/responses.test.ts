/** Whatever a service sends, the portal either reads all or part of the response, or fails with 'bad-response'. */
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox/app.ts';
import { createContractClient } from './ask.ts';
import { collectCalls } from './collect-calls.ts';
import { EXAMPLES } from './examples.ts';
import { leavesOf, replacedAt, without } from './json-paths.fixture.ts';
import { NEEDED_FIELDS } from './needed-fields.fixture.ts';
import { stubNetwork, outcomeOf } from './responses.fixture.ts';

const RUNS = 25;
/** The allowed outcomes if a needed field is missing or has a wrong type. */
const UNREAD = ['bad-response', 'left-out'];

/** A string in place of a list or object, and an object in place of anything else. */
const wrongType = (old: unknown): unknown =>
  typeof old === 'object' && old !== null ? 'wrong' : { wrong: true };

const sandbox = createSandbox({ databaseFile: ':memory:', now: () => Date.UTC(2026, 10, 12, 17) });
const { run } = createContractClient(sandbox);
afterAll(() => sandbox.close());
beforeEach(stubNetwork);

const calls = (await collectCalls()).filter(({ call }) => !('file' in call.response));
/** The responses to all examples of each call. Some fields are only in an agent's response. */
const responses = new Map<unknown, unknown[]>();
for (const { call } of calls) {
  const all = [];
  for (const example of EXAMPLES.filter((candidate) => candidate.call === call))
    all.push(await (await run(example)).response.json());
  responses.set(call, all);
}

describe('a response', () => {
  it.each(calls)(
    'to $id is parsed, partly parsed, or rejected as bad-response if it is random JSON',
    async ({ call }) => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (response) => {
          expect(['parsed', 'left-out', 'bad-response']).toContain(await outcomeOf(call, response));
        }),
        { numRuns: RUNS },
      );
    },
  );

  it.each(calls)(
    'to $id in which one value was replaced is parsed, partly parsed, or rejected as bad-response',
    async ({ call }) => {
      const response = responses.get(call)?.[0];
      const leaves = leavesOf(response);
      expect(await outcomeOf(call, response)).toBe('parsed');
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...leaves), fc.jsonValue(), async (path, value) => {
          expect(['parsed', 'left-out', 'bad-response']).toContain(
            await outcomeOf(
              call,
              replacedAt(response, path, () => value),
            ),
          );
        }),
        { numRuns: RUNS },
      );
    },
  );
});

describe('needed fields', () => {
  const named = new Map(calls.map(({ id, call }) => [call, id]));
  const fields = NEEDED_FIELDS.flatMap(([call, paths]) =>
    paths.map((path) => ({ call, name: named.get(call), path })),
  );

  it.each(fields)(
    'are required: a response of $name fails or loses an entry if $path is missing or invalid',
    async ({ call, path }) => {
      const response = responses.get(call)?.find((candidate) => without(candidate, path) !== undefined);
      const poorer = without(response, path);
      expect(poorer, `a response has ${path}`).toBeDefined();
      expect(UNREAD).toContain(await outcomeOf(call, poorer));
      expect(UNREAD).toContain(await outcomeOf(call, replacedAt(response, path.split('.'), wrongType)));
    },
  );

  it('are listed for every call', () => {
    const said = new Set(NEEDED_FIELDS.map(([call]) => call));
    expect(calls.filter(({ call }) => !said.has(call)).map(({ id }) => id)).toEqual([]);
  });
});
