/** Documents and card data of open rows, loaded once per row until sign-out. */
import { atom, type WritableAtom } from 'nanostores';
import type { Failure } from '../../lib/remote/failure.ts';
import { send } from '../../lib/http/http.ts';
import { failureOf, remote, type Remote } from '../../lib/remote/remote.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { withProgressDialog } from '../../ui/dialog/progress-dialog.ts';
import { saveFile } from '../../ui/output/save-file.ts';
import type { HealthPlanRow } from './health-plan-rows.rules.ts';
import { benefitBooklet, benefitFile, summaryOfBooklets } from './health-plans.schema.ts';
import { idCardHelp, type IdCardHelp } from './id-card.schema.ts';
import { bookletFileName, bookletQuery, downloadName, summaryQuery } from './plan-documents.rules.ts';

export type DocumentKind = Parameters<typeof downloadName>[0];

export type Saving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; kind: DocumentKind }
  | { state: 'failed'; kind: DocumentKind; failure: Failure };

interface OpenPlan {
  /** File name for benefitFile; null if there is none. The view hides the link if there is no file name, and after a failure (001 §8). */
  $booklet: WritableAtom<Remote<string | null>>;
  $summary: WritableAtom<Remote<string | null>>;
  $help: WritableAtom<Remote<IdCardHelp>>;
  $saving: WritableAtom<Saving>;
  /** Loads the links that are not loaded yet (001 §4 'Expanding a row fetches …'). */
  open(): void;
  loadHelp(): void;
  close(): void;
  save(kind: DocumentKind): void;
}

async function saveDocument(
  $saving: WritableAtom<Saving>,
  kind: DocumentKind,
  fileName: string,
  row: HealthPlanRow,
): Promise<void> {
  if ($saving.get().state === 'busy') return;
  $saving.set({ state: 'busy', kind });
  try {
    const file = await withProgressDialog((signal) =>
      send(benefitFile, { params: { fileName } }, { signal }),
    );
    saveFile(file, downloadName(kind, row));
    $saving.set({ state: 'saved', kind });
  } catch (error) {
    const failure = failureOf(error);
    $saving.set(failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', kind, failure });
  }
}

function openPlan(row: HealthPlanRow): OpenPlan {
  const booklet = remote<string | null>();
  const summary = remote<string | null>();
  const help = remote<IdCardHelp>();
  const $saving = atom<Saving>({ state: 'idle' });
  return {
    $booklet: booklet.$value,
    $summary: summary.$value,
    $help: help.$value,
    $saving,
    open() {
      void booklet.ensure(async (signal) =>
        bookletFileName(await send(benefitBooklet, { payload: bookletQuery(row) }, { signal })),
      );
      void summary.ensure(
        async (signal) => (await send(summaryOfBooklets, { payload: summaryQuery(row) }, { signal })) || null,
      );
    },
    loadHelp: () =>
      void help.ensure((signal) => send(idCardHelp, { query: { groupNumber: row.groupNumber } }, { signal })),
    close() {
      for (const { leave } of [booklet, summary, help]) leave();
    },
    save(kind) {
      const name = (kind === 'booklet' ? booklet : summary).$value.get();
      if (name.state === 'ready' && name.value !== null) void saveDocument($saving, kind, name.value, row);
    },
  };
}

const open = new Map<string, OpenPlan>();

whenSignedOut(() => {
  for (const plan of open.values()) plan.close();
  open.clear();
});

export function openPlanOf(row: HealthPlanRow): OpenPlan {
  const opened = open.get(row.key) ?? openPlan(row);
  open.set(row.key, opened);
  return opened;
}
