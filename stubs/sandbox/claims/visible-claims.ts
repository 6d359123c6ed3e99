/** The claims that a member may see, and payments of claims. */
import * as v from 'valibot';
import type { Member } from '../../people/member-of.ts';
import type { Person } from '../../people/person.ts';
import type { SandboxServices } from '../context.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { visibleMembers } from '../member/member-info.ts';
import { householdOf } from '../member/household.ts';

/** The `kind` under which the state stores payments. The key is the payment's idempotency key. */
export const PAYMENT = 'payment';

/** A stored payment, with the fields of its request and response. */
export const paymentRow = v.object({
  confirmationNumber: v.string(),
  paymentDate: v.string(),
  remainingBalance: v.number(),
  /** The paid claims, with amounts in cents. */
  claims: v.array(v.object({ claimNumber: v.string(), clientId: v.string(), amount: v.number() })),
});
export type PaymentRow = v.InferOutput<typeof paymentRow>;

/** The claims that a member may see, newest first. A subscriber sees the family's claims; other members see only their own. */
export function visibleClaims(
  services: SandboxServices,
  { family, self }: Member,
  day: string,
): readonly ClaimRecord[] {
  const all = services.claimsOf(family, day);
  const pins = visibleMembers(family, self).map(({ pin }) => pin);
  return pins.length === family.members.length ? all : all.filter(({ pin }) => pins.includes(pin));
}

/** A claim by number; undefined if there is no claim with this number that the member may see. */
export const visibleClaim = (
  services: SandboxServices,
  member: Member,
  day: string,
  number: string,
): ClaimRecord | undefined =>
  visibleClaims(services, member, day).find(({ wire }) => wire.claimNumber === number);

/** All payments from the accounts of a person's household, regardless of who made them. */
export const paymentsOf = (services: SandboxServices, person: Person): PaymentRow[] => [
  ...services.state.list(householdOf(services, person), PAYMENT, paymentRow).values(),
];

/** The amounts that a person's household paid, in cents, by claim number. */
export function paidOf(services: SandboxServices, person: Person): Map<string, number> {
  const paid = new Map<string, number>();
  for (const { claims } of paymentsOf(services, person)) {
    for (const { claimNumber, amount } of claims)
      paid.set(claimNumber, (paid.get(claimNumber) ?? 0) + amount);
  }
  return paid;
}

/** The amount that a person's household paid from a client's account, in cents. */
export const spentOf = (services: SandboxServices, person: Person, clientId: string): number =>
  paymentsOf(services, person)
    .flatMap(({ claims }) => claims)
    .filter((claim) => claim.clientId === clientId)
    .reduce((sum, { amount }) => sum + amount, 0);
