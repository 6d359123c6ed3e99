/** Documents and card help of open rows, loaded once per row until sign-out. */
import type { WritableAtom } from 'nanostores';
import { remote, type Remote } from '../../lib/remote.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';
import { fetchBooklet, fetchIdCardHelp, fetchSummary } from './health-plans.service.ts';
import type { IdCardHelp } from './id-card.schema.ts';
import { bookletFileName, bookletQuery, summaryQuery } from './plan-documents.rules.ts';

interface OpenPlan {
  /** File name for benefitFile; null if there is none. The link is hidden then, and after a failure (001 §8). */
  $booklet: WritableAtom<Remote<string | null>>;
  $summary: WritableAtom<Remote<string | null>>;
  $help: WritableAtom<Remote<IdCardHelp>>;
  /** Loads the links that are missing (001 §4 'Expanding a row fetches …'). */
  open(): void;
  loadHelp(): void;
  close(): void;
}

function openPlan(row: HealthPlanRow): OpenPlan {
  const booklet = remote<string | null>();
  const summary = remote<string | null>();
  const help = remote<IdCardHelp>();
  return {
    $booklet: booklet.$value,
    $summary: summary.$value,
    $help: help.$value,
    open() {
      if (booklet.$value.get().state !== 'ready')
        void booklet.load(async (signal) => bookletFileName(await fetchBooklet(bookletQuery(row), signal)));
      if (summary.$value.get().state !== 'ready')
        void summary.load(async (signal) => (await fetchSummary(summaryQuery(row), signal)) || null);
    },
    loadHelp: () => void help.load((signal) => fetchIdCardHelp(row.groupNumber, signal)),
    close() {
      for (const { leave } of [booklet, summary, help]) leave();
    },
  };
}

const open = new Map<string, OpenPlan>();

whenSignedOut(() => {
  for (const plan of open.values()) plan.close();
  open.clear();
});

export function openPlanOf(row: HealthPlanRow): OpenPlan {
  const known = open.get(row.key) ?? openPlan(row);
  open.set(row.key, known);
  return known;
}
