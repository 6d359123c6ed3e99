/** Denial reasons of a claim's services (decisions/claims#denial-reasons). Pure. */
import type { ClaimService } from './claim-detail.schema.ts';

export interface Denial {
  reason: string;
  /** The denied services; empty if the reason applies to all services of the claim. */
  services: string[];
}

/** The denial reasons, in the order of the service lines. */
export function denialsOf(services: readonly ClaimService[]): Denial[] {
  const byReason = new Map<string, string[]>();
  for (const { status, denialReason, description } of services) {
    if (status !== 'denied' || denialReason === '') continue;
    byReason.set(denialReason, [...(byReason.get(denialReason) ?? []), description]);
  }
  return [...byReason].map(([reason, names]) => ({
    reason,
    services: names.length === services.length ? [] : names,
  }));
}
