import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { payClaim } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { callsOf } from '../calls.fixture.ts';
import { owedOf } from '../claims/claim-wire-forms.ts';
import { openingBalance } from '../spending/opening-balance.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const { family } = memberNamed('maria');
const CLIENT = '204518';

function open() {
  const sandbox = openSandbox();
  const { read, code, status } = callsOf(sandbox);
  const owed = sandbox.services
    .claimsOf(family, DAY)
    .map((record) => ({ record, cents: owedOf(record, family, 0) }))
    .filter(({ cents }) => cents > 0);
  const pay = (idempotencyKey: string, ...claims: [number: string, cents: number][]) => ({
    payload: {
      idempotencyKey,
      claims: claims.map(([claimNumber, cents]) => ({ claimNumber, clientId: CLIENT, amount: cents / 100 })),
    },
  });
  const [owedClaim, otherClaim] = owed
    .filter(({ cents }) => cents < 6000)
    .map(({ record, cents }) => [record.wire.claimNumber, cents] as [string, number]);
  if (!owedClaim || !otherClaim) throw new Error('nothing to pay');
  return { ...sandbox, read, code, status, owed, pay, owedClaim, otherClaim };
}

describe('pay/claim', () => {
  it('pays two claims, returns the remaining balance, and shows the payment on a claim', async () => {
    const { read, claims, pay, owedClaim, otherClaim } = open();
    const opening = openingBalance(family, CLIENT) ?? 0;
    const paid = await read(payClaim, 'maria', pay('k1', owedClaim, otherClaim));
    expect([paid.total, paid.remainingBalance, paid.date]).toEqual([
      owedClaim[1] + otherClaim[1],
      opening - owedClaim[1] - otherClaim[1],
      DAY,
    ]);
    const shown = (await claims('maria')).claims.find(({ number }) => number === owedClaim[0]);
    expect([shown?.payable, shown?.paymentInfo, shown?.paid]).toEqual([false, '', owedClaim[1]]);
  });

  it('accepts the remaining amount after a partial payment, but no larger amount', async () => {
    const { read, code, claims, pay, owedClaim } = open();
    await read(payClaim, 'maria', pay('k1', [owedClaim[0], 100]));
    const shown = (await claims('maria')).claims.find(({ number }) => number === owedClaim[0]);
    expect([shown?.payable, shown?.paid, shown?.memberCost]).toEqual([true, 100, owedClaim[1]]);
    expect(await code(payClaim, 'maria', pay('k2', owedClaim))).toBe('AMOUNT-NOT-OWED');
    expect((await read(payClaim, 'maria', pay('k3', [owedClaim[0], owedClaim[1] - 100]))).total).toBe(
      owedClaim[1] - 100,
    );
  });

  it('pays only once if a request is repeated, and refuses an idempotency key reused for other claims', async () => {
    const { read, status, pay, owedClaim, otherClaim } = open();
    const first = await read(payClaim, 'maria', pay('k1', owedClaim));
    expect(await read(payClaim, 'maria', pay('k1', owedClaim))).toEqual(first);
    expect(await status(payClaim, 'maria', pay('k1', otherClaim))).toBe(409);
    const next = await read(payClaim, 'maria', pay('k2', otherClaim));
    expect(next.remainingBalance).toBe(first.remainingBalance - otherClaim[1]);
    expect(next.confirmation).not.toBe(first.confirmation);
  });

  it('refuses the whole payment if the balance is insufficient', async () => {
    const { code, claims, owed, pay } = open();
    const all = owed.map(({ record, cents }) => [record.wire.claimNumber, cents] as [string, number]);
    expect(all.reduce((sum, [, cents]) => sum + cents, 0)).toBeGreaterThan(
      openingBalance(family, CLIENT) ?? 0,
    );
    expect(await code(payClaim, 'maria', pay('k1', ...all))).toBe('INSUFFICIENT-BALANCE');
    expect((await claims('maria')).claims.filter(({ payable }) => payable)).toHaveLength(all.length);
  });

  it('refuses other people’s claims, claims with nothing owed and invalid amounts', async () => {
    const { code, status, services, pay, owedClaim } = open();
    expect(await code(payClaim, 'ruth', pay('k1', owedClaim))).toBe('NOT-YOUR-CLAIM');
    const [waiting] = services.claimsOf(family, DAY);
    expect(await code(payClaim, 'maria', pay('k1', [waiting?.wire.claimNumber ?? '', 100]))).toBe(
      'AMOUNT-NOT-OWED',
    );
    expect(await status(payClaim, 'maria', pay('k1', [owedClaim[0], 0]))).toBe(400);
    expect(await status(payClaim, 'maria', pay('k1', [owedClaim[0], 100.5]))).toBe(400);
    expect(await status(payClaim, 'maria', pay('k1', owedClaim, owedClaim))).toBe(400);
    expect(await status(payClaim, 'maria', pay('k1'))).toBe(400);
  });

  it("shows the spouse a payment that the subscriber made for the spouse's claim", async () => {
    const { read, claims, owed, pay } = open();
    const { self } = memberNamed('daniel');
    const his = owed.find(({ record }) => record.pin === self.pin);
    const [number, cents] = [his?.record.wire.claimNumber ?? '', his?.cents ?? 0];
    await read(payClaim, 'maria', pay('k1', [number, cents]));
    const shown = (await claims('daniel')).claims.find((claim) => claim.number === number);
    expect([shown?.paid, shown?.payable]).toEqual([cents, false]);
  });

  it('refuses a member who cannot see the account, without revealing the balance', async () => {
    const { ask, services, owed, pay } = open();
    const { self } = memberNamed('daniel');
    const [his] = owed.filter(({ record }) => record.pin === self.pin);
    const response = await ask(
      'POST',
      payClaim.path,
      { baseMessage, ...pay('k1', [his?.record.wire.claimNumber ?? '', his?.cents ?? 0]) },
      { Authorization: `Bearer ${services.sessions.start('DANIEL', 'mincr')}` },
    );
    expect(response.status).toBe(403);
    const text = await response.text();
    expect(text).toContain('NOT-YOUR-ACCOUNT');
    expect(text.toLowerCase()).not.toContain('balance');
  });

  it("refuses a key that another person has used, without revealing that person's payment", async () => {
    const { read, code, ask, services, pay, owedClaim } = open();
    await read(payClaim, 'maria', pay('k1', owedClaim));
    const { logonId = '' } = services.accounts.clone('maria') ?? {};
    const headers = { Authorization: `Bearer ${services.sessions.start(logonId, 'mincr')}` };
    const response = await ask('POST', payClaim.path, { baseMessage, ...pay('k1', owedClaim) }, headers);
    expect(response.status).toBe(409);
    expect(await response.text()).not.toContain('confirmation');
    expect(await code(payClaim, 'maria', pay('k1', [owedClaim[0], 1]))).toBe('KEY-REUSED');
  });

  it('counts payments of cloned accounts in one household together, and ignores payments of other households', async () => {
    const { read, services, app, ask, pay, owedClaim } = open();
    const request = (logonId: string, key: string) =>
      app.request(payClaim.path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${services.sessions.start(logonId, 'mincr')}`,
        },
        body: JSON.stringify({ baseMessage, ...pay(key, owedClaim) }),
      });
    const first = await read(payClaim, 'maria', pay('k1', owedClaim));
    const { logonId = '' } = services.accounts.clone('maria') ?? {};
    const paid = v.parse(payClaim.response, await (await request(logonId, 'k2')).json());
    expect(paid.remainingBalance).toBe(first.remainingBalance);
    expect(paid.confirmation).not.toBe(first.confirmation);

    const joined = await ask('POST', '/sandbox/people', { like: 'maria', beside: logonId });
    const { logonId: beside } = v.parse(v.object({ logonId: v.string() }), await joined.json());
    expect((await request(beside, 'k3')).status).toBe(400);
    expect((await ask('POST', '/sandbox/people', { like: 'daniel', beside: 'maria' })).status).toBe(404);
  });
});
