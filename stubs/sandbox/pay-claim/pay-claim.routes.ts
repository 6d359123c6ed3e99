/** The call that pays claims from a spending account (spec 001 §2 'Pay claim', §7 'Pay claim'). */
import { payClaim, type PayClaimWire } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import * as v from 'valibot';
import type { Member } from '../../people/member-of.ts';
import type { Person } from '../../people/person.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { owedOf } from '../claims/claim-wire-forms.ts';
import { createRandom } from '../data/random.ts';
import { openingBalance } from '../spending/opening-balance.ts';
import { householdOf } from '../member/household.ts';
import { ownsAccounts } from '../member/member-info.ts';
import {
  visibleClaim,
  paidOf,
  PAYMENT,
  paymentRow,
  spentOf,
  type PaymentRow,
} from '../claims/visible-claims.ts';
import { serveCall } from '../serve-call.ts';

/** The `kind` under which the state stores the payer's logon id. The key is the payment's idempotency key. */
const KEY_OWNER = 'payment-key';

type PaidClaims = PaymentRow['claims'];

interface Payer {
  member: Member;
  person: Person;
  day: string;
}

const sumOf = (claims: PaidClaims): number => claims.reduce((sum, { amount }) => sum + amount, 0);

/** The balance, in cents, of the account that pays a client's claims; undefined if the client has no account. */
function balanceOf(
  services: SandboxServices,
  { family }: Member,
  person: Person,
  clientId: string,
): number | undefined {
  const opening = openingBalance(family, clientId);
  return opening === undefined ? undefined : opening - spentOf(services, person, clientId);
}

/** The refusal if the claims cannot be paid; undefined if they can. */
function refusalOf(
  services: SandboxServices,
  { member, person, day }: Payer,
  claims: PaidClaims,
): Response | undefined {
  const paid = paidOf(services, person);
  const numbers = new Set(claims.map(({ claimNumber }) => claimNumber));
  const [clientId, another] = new Set(claims.map((claim) => claim.clientId));
  if (numbers.size < claims.length || clientId === undefined || another !== undefined) {
    return refuse(400, 'BAD-REQUEST');
  }
  const records = claims.map(({ claimNumber }) => visibleClaim(services, member, day, claimNumber));
  if (records.some((record) => record?.wire.clientId !== clientId)) return refuse(403, 'NOT-YOUR-CLAIM');
  const balance = balanceOf(services, member, person, clientId);
  if (balance === undefined) return refuse(400, 'NO-SPENDING-ACCOUNT');
  for (const [at, { claimNumber, amount }] of claims.entries()) {
    const record = records[at];
    const owed = record ? owedOf(record, member.family, paid.get(claimNumber) ?? 0) : 0;
    if (amount > owed) return refuse(400, 'AMOUNT-NOT-OWED');
  }
  if (sumOf(claims) > balance) return refuse(400, 'INSUFFICIENT-BALANCE');
  return undefined;
}

const responseOf = (row: PaymentRow): PayClaimWire => ({
  payload: {
    confirmationNumber: row.confirmationNumber,
    paymentDate: row.paymentDate,
    totalAmount: sumOf(row.claims) / 100,
    remainingBalance: row.remainingBalance / 100,
    claims: row.claims.map(({ claimNumber, amount }) => ({ claimNumber, amount: amount / 100 })),
  },
});

const isSame = (a: PaidClaims, b: PaidClaims): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Pays claims, or returns the earlier response if the key was used before for the same claims. Call this function inside `services.transaction`, because it checks the state before it writes. */
function payOnce(
  services: SandboxServices,
  { member, person, day }: Payer,
  { idempotencyKey, claims }: { idempotencyKey: string; claims: PaidClaims },
): PayClaimWire | Response {
  if (!ownsAccounts(member.self)) return refuse(403, 'NOT-YOUR-ACCOUNT');
  const payer = services.state.get('', KEY_OWNER, idempotencyKey, v.string()) ?? person.logonId;
  if (payer !== person.logonId) return refuse(409, 'KEY-REUSED');
  const owner = householdOf(services, person);
  const before = services.state.get(owner, PAYMENT, idempotencyKey, paymentRow);
  if (before) return isSame(before.claims, claims) ? responseOf(before) : refuse(409, 'KEY-REUSED');
  const refusal = refusalOf(services, { member, person, day }, claims);
  if (refusal) return refusal;
  const balance = balanceOf(services, member, person, claims[0]?.clientId ?? '') ?? 0;
  const row: PaymentRow = {
    confirmationNumber: `P${createRandom(`${owner} ${idempotencyKey}`).integer(10_000_000, 99_999_999)}`,
    paymentDate: day,
    remainingBalance: balance - sumOf(claims),
    claims,
  };
  services.state.set(owner, PAYMENT, idempotencyKey, row);
  services.state.set('', KEY_OWNER, idempotencyKey, person.logonId);
  return responseOf(row);
}

export function payClaimRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, payClaim, ({ payload, member, caller: { person }, day }) =>
    services.transaction(() => payOnce(services, { member, person, day }, payload)),
  );

  return routes;
}
