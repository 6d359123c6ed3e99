/** Sends every write of the contract as staff who simulate a member (spec 000 §6; decisions/staff#a-simulation-changes-nothing). */
import { afterAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { startCsrProxy } from '../../src/features/simulation/simulation.schema.ts';
import { isBarredInSimulation, isRead, READ_ONLY_CODE } from '../../src/lib/http/call-writes.ts';
import type { AnyInput } from '../../src/lib/http/request.ts';
import { issueToken } from '../../src/session/tokens/tokens.schema.ts';
import { createSandbox } from '../sandbox/app.ts';
import { createContractClient } from './ask.ts';
import { collectCalls } from './collect-calls.ts';
import { EXAMPLES } from './examples.ts';

const sandbox = createSandbox({ databaseFile: ':memory:', now: () => Date.UTC(2026, 10, 12, 17) });
const { request, world, tokenOf } = createContractClient(sandbox);
afterAll(() => sandbox.close());

const calls = await collectCalls();
const idOf = new Map(calls.map(({ id, call }) => [call, id]));
const examples = EXAMPLES.map((example) => ({
  name: idOf.get(example.call) ?? example.call.path,
  ...example,
}));
const barred = examples.filter(({ call }) => isBarredInSimulation(call));
const memberReads = examples.filter(
  ({ call, as }) => call.access === 'member' && isRead(call) && as === 'maria',
);

/** Starts a simulation in which a staff member, Ivan, sees the portal as Maria. @returns the simulation's token */
async function simulate(): Promise<string> {
  const start = examples.find(({ call }) => call === startCsrProxy);
  if (!start) throw new Error('no example of a simulation');
  const requested = (await start.input(world(start.as))) as object;
  const params = { storeID: '10163', logonID: 'MARIA' };
  const response = await request(startCsrProxy, { ...requested, params } as AnyInput, tokenOf('ivan'));
  return v.parse(startCsrProxy.response, await response.json()).token;
}

const simulation = await simulate();
const issued = v.parse(
  issueToken.response,
  await (await request(issueToken, { payload: { audience: 'shop' } } as AnyInput, simulation)).json(),
);

describe('staff who simulate a member', () => {
  it('can use no writing calls except those for sign-in, sign-out, tokens and the claims spreadsheet', () => {
    const allowed = calls.filter(({ call }) => !isRead(call) && !isBarredInSimulation(call));
    expect(allowed.map(({ id }) => id).sort()).toEqual([
      'claimSpreadsheet',
      'issueToken',
      'ltpaLogin',
      'ltpaLogout',
      'requestTokens',
      'revokeToken',
      'revokeTokens',
      'sendDecodedTokens',
      'userLogin',
      'userLogout',
      'userauthLogin',
    ]);
  });

  it.each(barred)('cannot send $name', async ({ call, as, input }) => {
    const made = (await input(world(as))) as AnyInput;
    for (const token of [simulation, issued.token]) {
      const response = await request(call, made, token);
      const refused = response.status === 403 ? await response.json() : null;
      // The staff check runs before the write check, and it refuses the simulated member, who is not staff.
      const code = call.access === 'staff' ? 'NOT-STAFF' : READ_ONLY_CODE;
      expect(refused).toEqual({ errors: [{ errorMessage: code }] });
    }
  });

  it.each(memberReads)('can call $name, which only reads data', async ({ call, input }) => {
    const made = (await input(world('maria'))) as AnyInput;
    expect((await request(call, made, simulation)).status).toBe(200);
  });
});
