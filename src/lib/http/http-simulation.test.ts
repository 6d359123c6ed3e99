/** In a simulation, staff act as a member. Writes are rejected before they are sent (decisions/staff#a-simulation-changes-nothing). */
import { beforeEach, expect, it } from 'vitest';
import { READ_ONLY_CODE } from './call-writes.ts';
import { defineCall } from './call.schema.ts';
import { send } from './http.ts';
import {
  failureOf,
  good,
  network,
  path,
  postRead,
  read,
  removal,
  response,
  wiring,
  write,
} from './http.fixture.ts';

const visit = defineCall({ method: 'get', path, access: 'member', response, writes: true });
const signOut = defineCall({
  method: 'delete',
  path,
  access: 'session',
  response,
  inSimulation: 'allowed',
});

beforeEach(() => {
  wiring.isSimulation.mockImplementation(() => true);
});

it.each([
  ['a POST', () => send(write, { payload: {} })],
  ['a DELETE', () => send(removal, {})],
  ['a GET that changes something', () => send(visit, {})],
])('a window in a simulation rejects %s, and reports the rejection', async (_, call) => {
  expect(await failureOf(call())).toMatchObject({ kind: 'forbidden', status: 403, code: READ_ONLY_CODE });
  expect(network).not.toHaveBeenCalled();
  expect(wiring.refusedInSimulation).toHaveBeenCalledOnce();
});

it.each([
  ['a GET', () => send(read, {})],
  ['a POST that only reads', () => send(postRead, { payload: {} })],
  ['a write that is allowed in simulations', () => send(signOut, {})],
])('a window in a simulation sends %s', async (_, call) => {
  expect(await call()).toEqual(good);
  expect(wiring.refusedInSimulation).not.toHaveBeenCalled();
});

it('writes are sent from a window that is not in a simulation', async () => {
  wiring.isSimulation.mockImplementation(() => false);
  expect(await send(write, { payload: {} })).toEqual(good);
});
