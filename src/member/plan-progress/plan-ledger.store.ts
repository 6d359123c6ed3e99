/** The claims of a plan's benefit period with their services, for its ledgers. Loaded once per plan and session. */
import { atom, type WritableAtom } from 'nanostores';
import { detailForLedger } from '../../features/claims/detail/claim-ledger.ts';
import { fetchRecentClaims } from '../../features/claims/claims.store.ts';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { claimsOfPlan, type LedgerDetail } from '../../features/plan-progress/ledger.rules.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { fewAtOnce } from '../../lib/http/few-at-once.ts';
import { failureOf, remote } from '../../lib/remote/remote.ts';
import type { DateSpan, IsoDate } from '../../lib/date/date.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { whenSignedOut } from '../../session/session.store.ts';

/** Maximum number of claim details that load in parallel. */
const AT_ONCE = 4;

type Details = LedgerDetail<Claim>[];

/** `done`: number of claim details loaded so far; `total`: number of claims, 0 until the list is loaded. */
interface ClaimsRead {
  done: number;
  total: number;
}

interface PlanEntry {
  store: ReturnType<typeof remote<Details>>;
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

async function loadDetails(
  plan: PanelPlan,
  group: ProfileGroup,
  today: IsoDate,
  $read: PlanEntry['$read'],
  signal: AbortSignal,
): Promise<Details> {
  const range = { from: plan.start, to: plan.end < today ? plan.end : today };
  const { claims } = await fetchRecentClaims(range, signal);
  const planClaims = claimsOfPlan(claims, plan, group, null);
  const details: Details = [];
  let done = 0;
  $read.set({ done, total: planClaims.length });
  await fewAtOnce(planClaims, AT_ONCE, async (claim, at) => {
    details[at] = await detailOf(claim, range, signal);
    done += 1;
    $read.set({ done, total: planClaims.length });
  });
  return details;
}

const entryOf = (plan: PanelPlan, group: ProfileGroup) => {
  const key = `${group.groupNumber} ${plan.key}`;
  const entry = entries.get(key) ?? {
    store: remote<Details>(),
    $read: atom<ClaimsRead>({ done: 0, total: 0 }),
  };
  entries.set(key, entry);
  return entry;
};

export function planLedger(plan: PanelPlan, group: ProfileGroup, today: IsoDate) {
  const entry = entryOf(plan, group);
  const load = (signal: AbortSignal): Promise<Details> =>
    loadDetails(plan, group, today, entry.$read, signal);
  return {
    $details: entry.store.$value,
    $read: entry.$read,
    /** Loads the details once for all ledgers of the plan. */
    open: () => void entry.store.ensure(load),
    reload: () => void entry.store.load(load),
  };
}
