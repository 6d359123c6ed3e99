/** Tests the sandbox against the contract: sends the examples of every call. */
import { afterAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Call, FileResponse } from '../../src/lib/http/call.schema.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import { PEOPLE } from '../people/people.ts';
import { createSandbox } from '../sandbox/app.ts';
import { createContractClient } from './ask.ts';
import { collectCalls } from './collect-calls.ts';
import { EXAMPLES } from './examples.ts';

/** Id of a member whose family is in no example. */
const STRANGER = 'ruth';
const NOON = Date.UTC(2026, 10, 12, 17);

let now = NOON;
const sandbox = createSandbox({ databaseFile: ':memory:', now: () => now });
const { run, request, tokenOf, world } = createContractClient(sandbox);
afterAll(() => sandbox.close());

const calls = await collectCalls();
const nameOf = (call: Call): string => calls.find((entry) => entry.call === call)?.id ?? call.path;
const isFile = (response: Call['response']): response is FileResponse => 'file' in response;

const examples = EXAMPLES.map((example) => ({ name: nameOf(example.call), ...example }));
const guarded = examples.filter(({ call }) => ['session', 'member', 'staff'].includes(call.access));
const members = examples.filter(({ call }) => call.access === 'member');

/** Ids and names of a person's family. Responses to other families must not contain them. */
function marksOf(id: string): string[] {
  const { family, self } = world(id).member;
  return [
    family.agreementId,
    family.umi,
    self.lastName,
    ...family.members.flatMap(({ ecId, pin }) => [ecId, pin]),
  ];
}

describe('the contract', () => {
  it('has an example for each call', () => {
    const shown = new Set(EXAMPLES.map(({ call }) => call));
    expect(calls.filter(({ call }) => !shown.has(call)).map(({ id }) => id)).toEqual([]);
  });

  it('has a unique path, method and name for each call', () => {
    const addresses = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
    const names = calls.map(({ id }) => id);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('allows caching only for public calls, whose responses are the same for everyone', () => {
    const wrong = calls.filter(({ call }) => call.cached && call.access !== 'public');
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the sandbox follows the contract', () => {
  it.each(examples)('when $as calls $name', async (example) => {
    const { response } = await run(example);
    expect(response.status).toBe(200);
    const { response: schema } = example.call;
    if (isFile(schema)) {
      expect(response.headers.get('content-type')).toContain(schema.file);
      return;
    }
    const parsed = v.safeParse(schema, await response.json());
    expect(parsed.success ? [] : v.flatten(parsed.issues)).toEqual([]);
  });
});

describe('unauthorized calls', () => {
  it.each(guarded)(
    'to $name get a 401 if the token is missing or has expired',
    async ({ call, as, input }) => {
      const made = (await input(world(as))) as AnyInput;
      expect((await request(call, made, null)).status).toBe(401);
      const token = tokenOf(as ?? 'maria');
      now += 3_600_000;
      try {
        expect((await request(call, made, token)).status).toBe(401);
      } finally {
        now = NOON;
      }
    },
  );

  it.each(members)('to $name get a 403 if the caller is not a member', async ({ call, as, input }) => {
    const made = (await input(world(as))) as AnyInput;
    const stranger = PEOPLE.find(({ role }) => role !== 'MEMBER');
    if (!stranger) throw new Error('everybody is a member');
    expect((await request(call, made, tokenOf(stranger.id))).status).toBe(403);
  });
});

describe("a member never gets another family's data", () => {
  it.each(members)(
    "from $name, even if the request contains that family's ids",
    async ({ call, as, input }) => {
      const owner = as ?? 'maria';
      const made = (await input(world(owner))) as AnyInput;
      expect(world(STRANGER).member.family).not.toBe(world(owner).member.family);
      const response = await request(call, made, tokenOf(STRANGER));
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      const leaked = response.ok ? marksOf(owner).filter((mark) => text.includes(mark)) : [];
      expect(leaked).toEqual([]);
      expect([200, 400, 403, 404, 409]).toContain(response.status);
    },
  );
});
