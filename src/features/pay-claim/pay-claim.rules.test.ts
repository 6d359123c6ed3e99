import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { showMoney } from '../../lib/text/money.ts';
import {
  amountText,
  balanceOf,
  checkAmount,
  uncertaintyOf,
  firstAmount,
  isSent,
  limitOf,
  readAmount,
  refusalOf,
  stepOf,
} from './pay-claim.rules.ts';
import { payClaim } from './pay-claim.schema.ts';

const anyCents = fc.integer({ min: 1, max: 99_999_999 });

describe('a typed amount', () => {
  it.each([
    ['42.10', 4210],
    ['$42.10', 4210],
    [' $ 42.1 ', 4210],
    ['42', 4200],
    ['42.', 4200],
    ['.5', 50],
    ['1,250.00', 125_000],
    ['007', 700],
    ['0', 0],
    ['', 'missing'],
    ['$', 'missing'],
    ['.', 'amountForm'],
    ['42,10', 'amountForm'],
    ['1,25,000', 'amountForm'],
    ['-5', 'amountForm'],
    ['1e3', 'amountForm'],
    ['4 2', 'amountForm'],
    ['42.10.5', 'amountForm'],
    ['forty', 'amountForm'],
    ['٤٢', 'amountForm'],
    ['42.105', 'amountCents'],
    ['9999999999', 'amountOwed'],
  ])('of %j is read as %j', (typed, read) => expect(readAmount(typed)).toBe(read));

  it('is unchanged after it is formatted and read again', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(readAmount(amountText(cents))).toBe(cents);
        expect(readAmount(showMoney(cents, 'en-US'))).toBe(cents);
        expect(readAmount(showMoney(cents, 'es-US'))).toBe(cents);
      }),
    );
  });

  it('is accepted only if it is positive, in whole cents, and at most the amount owed and the balance', () => {
    const typed = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.array(fc.constantFrom(...'0123456789.,$- e'), { maxLength: 9 }).map((letters) => letters.join('')),
      anyCents.map(amountText),
    );
    fc.assert(
      fc.property(typed, anyCents, fc.option(fc.nat(99_999_999)), (text, owed, balance) => {
        const amount = checkAmount(text, { owed, balance });
        if (typeof amount === 'string') return;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(Math.min(owed, balance ?? owed));
      }),
      { numRuns: 2000 },
    );
  });

  it('reaches the service as the same number of cents', () => {
    const { entries } = payClaim.payload;
    fc.assert(
      fc.property(anyCents, (cents) => {
        const [sent] = v.parse(entries.claims, [{ claimNumber: '1', clientId: '2', amount: cents / 100 }]);
        expect(sent?.amount).toBe(cents);
      }),
    );
  });
});

describe('checkAmount', () => {
  it.each([
    ['everything owed', '42.10', 9000, 4210],
    ['part of what is owed', '10', 9000, 1000],
    ['the whole balance', '20', 2000, 2000],
    ['zero', '0.00', 9000, 'amountNone'],
    ['more than is owed', '42.11', 9000, 'amountOwed'],
    ['more than the balance', '20.01', 2000, 'amountBalance'],
    ['more than is owed and more than the balance', '50', 2000, 'amountOwed'],
    ['a cent from an empty account', '0.01', 0, 'amountBalance'],
    ['everything owed, with an unknown balance', '42.10', null, 4210],
  ])('for %s (typed %j, balance %j) returns %j', (_, typed, balance, expected) =>
    expect(checkAmount(typed, { owed: 4210, balance })).toBe(expected),
  );
});

describe('refusalOf', () => {
  it.each([
    ['INSUFFICIENT-BALANCE', 'rejected', 400, 'refusedBalance'],
    ['AMOUNT-NOT-OWED', 'rejected', 400, 'refusedOwed'],
    ['NO-SPENDING-ACCOUNT', 'rejected', 400, 'refusedAccount'],
    ['NOT-YOUR-CLAIM', 'forbidden', 403, 'refusedClaim'],
    ['NOT-YOUR-ACCOUNT', 'forbidden', 403, 'refusedClaim'],
    ['BAD-REQUEST', 'rejected', 400, 'refused'],
    ['toString', 'rejected', 400, 'refused'],
    [undefined, 'signed-out', 401, 'refused'],
    ['KEY-REUSED', 'forbidden', 409, 'refusedKey'],
    ['BUSY', 'forbidden', 409, null],
    ['INTERNAL', 'unavailable', 500, null],
    [undefined, 'offline', undefined, null],
    [undefined, 'timeout', undefined, null],
    [undefined, 'bad-response', 200, null],
    [undefined, 'aborted', undefined, null],
  ] as const)('for the code %s, kind %s and status %s is %s', (code, kind, status, refusal) => {
    const failure = {
      kind,
      reference: 'R',
      ...(status === undefined ? {} : { status }),
      ...(code === undefined ? {} : { code }),
    };
    expect(refusalOf(failure, false)).toBe(refusal);
  });

  it.each([
    ['INSUFFICIENT-BALANCE', 'rejected', 400, 'refusedBalance'],
    ['KEY-REUSED', 'forbidden', 409, 'refusedKey'],
    ['BAD-REQUEST', 'rejected', 400, null],
    ['', 'forbidden', 403, null],
    ['', 'not-found', 404, null],
  ] as const)('for a retry with the code %j, kind %s and status %s is %s', (code, kind, status, refusal) =>
    expect(refusalOf({ kind, reference: 'R', status, code }, true)).toBe(refusal),
  );
});

it.each([
  [{ state: 'idle' }, false],
  [{ state: 'busy', isRetry: false }, false],
  [{ state: 'busy', isRetry: true }, true],
  [{ state: 'refused', reason: 'refused', reference: 'A1' }, false],
  [{ state: 'unknown', uncertainty: 'lost', reference: null }, true],
] as const)('isSent for the status %j is %s', (status, sent) => {
  expect(isSent(status)).toBe(sent);
});

describe('uncertaintyOf', () => {
  it.each([
    [500, 'unclear'],
    [200, 'unclear'],
    [undefined, 'lost'],
  ])('for status %s is %s', (status, uncertainty) =>
    expect(uncertaintyOf(status === undefined ? {} : { status })).toBe(uncertainty),
  );
});

describe('the default amount', () => {
  const of = (paid: number, amount: number | null, balance: number | null) =>
    firstAmount({ amount, claim: { cost: 4210, paid } }, balance);
  it.each([
    ['the whole cost', 0, null, 9000, 4210],
    ['what is left to pay after a partial payment', 400, null, 9000, 3810],
    ['the balance, if it is lower than the cost', 0, null, 2000, 2000],
    ['the whole cost while the balance is unknown', 0, null, null, 4210],
    ['the previously chosen amount', 0, 1000, 2000, 1000],
    ['what is left to pay, if the previously chosen amount is higher', 4000, 1000, 2000, 210],
  ])('is %s', (_, paid, amount, balance, cents) => expect(of(paid, amount, balance)).toBe(cents));
});

it.each([
  [{ state: 'ready', balance: 2000 }, 2000],
  [{ state: 'ready', balance: -550 }, 0],
  [{ state: 'unknown' }, null],
] as const)('balanceOf for the account %j is %j', (source, balance) =>
  expect(balanceOf(source)).toBe(balance),
);

describe('the limit that an amount exceeds', () => {
  it.each([
    [1000, 4210, 9000, null],
    [1000, 4210, null, null],
    [1000, 600, 9000, 'overOwed'],
    [1000, 0, 9000, 'nothingOwed'],
    [1000, 4210, 500, 'overBalance'],
    [1000, 600, 500, 'overOwed'],
  ])('in the case (amount %s, amount owed %s, balance %s) is %s', (amount, owed, balance, limit) =>
    expect(limitOf(amount, { owed, balance })).toBe(limit),
  );
});

describe('the step shown', () => {
  it.each([
    ['select', null, 'unknown', false, 'select'],
    [undefined, null, 'unknown', false, 'select'],
    ['confirm', null, 'unknown', false, 'select'],
    ['confirm', 4210, 'unknown', false, 'confirm'],
    ['confirm', 4210, 'barred', false, 'select'],
    ['select', 4210, 'unknown', false, 'select'],
    ['select', 4210, 'barred', true, 'confirm'],
  ] as const)(
    'in the case (route %s, amount %s, account %s, isSent %s) is the step %s',
    (requested, amount, state, isSent, step) =>
      expect(stepOf(requested, { amount, source: { state } }, isSent)).toBe(step),
  );
});
