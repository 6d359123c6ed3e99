/** For any response the portal reads all or part of it, or fails with 'bad-response' and nothing else. */
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { PEOPLE } from '../people/people.ts';
import { createSandbox } from '../sandbox/app.ts';
import { createContractClient } from './ask.ts';
import { collectCalls } from './collect-calls.ts';
import { EXAMPLES } from './examples.ts';
import { leavesOf, replacedAt, without } from './json-paths.fixture.ts';
import { NEEDED_FIELDS } from './needed-fields.fixture.ts';
import { stubNetwork, outcomeOf } from './responses.fixture.ts';

const RUNS = 25;
/** Outcomes for an invalid response. */
const UNREAD = ['bad-response', 'left-out'];

/** A text where a list or object is expected, and the reverse. */
const wrongType = (old: unknown): unknown =>
  typeof old === 'object' && old !== null ? 'wrong' : { wrong: true };

const sandbox = createSandbox({ databaseFile: ':memory:', now: () => Date.UTC(2026, 10, 12, 17) });
const { run } = createContractClient(sandbox, PEOPLE);
afterAll(() => sandbox.close());
beforeEach(stubNetwork);

const calls = (await collectCalls()).filter(({ call }) => !('file' in call.response));
/** Responses of every example of a call: an agent's has fields that a member's does not. */
const responses = new Map<unknown, unknown[]>();
for (const { call } of calls) {
  const all = [];
  for (const example of EXAMPLES.filter((candidate) => candidate.call === call))
    all.push(await (await run(example)).response.json());
  responses.set(call, all);
}

describe('random JSON', () => {
  it.each(calls)('$id: is parsed, in part or whole, or fails as bad-response', async ({ call }) => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (response) => {
        expect(['parsed', 'left-out', 'bad-response']).toContain(await outcomeOf(call, response));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(calls)('$id: a real response with one value replaced', async ({ call }) => {
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
  });
});

describe('without a needed field, or with a wrong type, the response is invalid or an entry is left out', () => {
  const named = new Map(calls.map(({ id, call }) => [call, id]));
  const fields = NEEDED_FIELDS.flatMap(([call, paths]) =>
    paths.map((path) => ({ call, name: named.get(call), path })),
  );

  it.each(fields)('$name $path', async ({ call, path }) => {
    const response = responses.get(call)?.find((candidate) => without(candidate, path) !== undefined);
    const poorer = without(response, path);
    expect(poorer, `an answer has ${path}`).toBeDefined();
    expect(UNREAD).toContain(await outcomeOf(call, poorer));
    expect(UNREAD).toContain(await outcomeOf(call, replacedAt(response, path.split('.'), wrongType)));
  });

  it('every call lists its needed fields', () => {
    const said = new Set(NEEDED_FIELDS.map(([call]) => call));
    expect(calls.filter(({ call }) => !said.has(call)).map(({ id }) => id)).toEqual([]);
  });
});
