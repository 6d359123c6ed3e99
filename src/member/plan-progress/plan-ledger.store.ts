/**
 * The claims of a plan's benefit period, with each claim's services, for the plan's ledgers. Loaded once per plan and
 * session.
 */
import { atom, type WritableAtom } from 'nanostores';
import { detailForLedger } from '../../features/claims/detail/claim-ledger.ts';
import { fetchRecentClaims } from '../../features/claims/claims.store.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { missingOf } from '../../features/claims/claims.rules.ts';
import {
  claimsOfPlan,
  type LedgerDetail,
  type PlanClaims,
} from '../../features/plan-progress/ledger.rules.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { fewAtOnce } from '../../lib/http/few-at-once.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { whenSignedOut } from '../../session/session.store.ts';

/** Maximum number of claim details that load in parallel. */
const AT_ONCE = 4;

/** `done`: number of claim details loaded so far; `total`: number of claims, 0 until the list is loaded. */
interface ClaimsRead {
  done: number;
  total: number;
}

interface PlanEntry {
  store: ReturnType<typeof remote<PlanClaims<Claim>>>;
  $read: WritableAtom<ClaimsRead>;
}

const entries = new Map<string, PlanEntry>();
whenSignedOut(() => {
  for (const { store } of entries.values()) store.clear();
  entries.clear();
});

/** `services` is null if the detail cannot be loaded; the ledger then lists the claim as unknown. */
async function detailOf(claim: Claim, range: DateSpan, signal: AbortSignal): Promise<LedgerDetail<Claim>> {
  try {
    return { claim, services: await detailForLedger(claim, range, signal) };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'aborted') throw error;
    return { claim, services: null };
  }
}

async function loadClaims(
  plan: PanelPlan,
  group: ProfileGroup,
  today: IsoDate,
  $read: PlanEntry['$read'],
  signal: AbortSignal,
): Promise<PlanClaims<Claim>> {
  const range = { from: plan.start, to: plan.end < today ? plan.end : today };
  const list = await fetchRecentClaims(range, signal);
  // The service may list a claim twice.
  const claims = new Map(list.claims.map((claim) => [claimKey(claim), claim])).values();
  const planClaims = claimsOfPlan([...claims], plan, group, null);
  const details: LedgerDetail<Claim>[] = [];
  let done = 0;
  $read.set({ done, total: planClaims.length });
  await fewAtOnce(planClaims, AT_ONCE, async (claim, at) => {
    details[at] = await detailOf(claim, range, signal);
    done += 1;
    $read.set({ done, total: planClaims.length });
  });
  return { details, missing: missingOf(list) };
}

const entryOf = (plan: PanelPlan, group: ProfileGroup) => {
  const key = `${group.groupNumber} ${plan.key}`;
  const entry = entries.get(key) ?? {
    store: remote<PlanClaims<Claim>>(),
    $read: atom<ClaimsRead>({ done: 0, total: 0 }),
  };
  entries.set(key, entry);
  return entry;
};

export function planLedger(plan: PanelPlan, group: ProfileGroup, today: IsoDate) {
  const entry = entryOf(plan, group);
  const load = (signal: AbortSignal): Promise<PlanClaims<Claim>> =>
    loadClaims(plan, group, today, entry.$read, signal);
  return {
    $claims: entry.store.$value,
    $read: entry.$read,
    /** Loads the claims once for all ledgers of the plan. */
    open: () => void entry.store.ensure(load),
    reload: () => void entry.store.load(load),
  };
}
