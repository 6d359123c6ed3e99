/**
 * What is known of a claim whose row is open. Kept by the claim itself: a row that closes and opens again shows what
 * it had, and when the list goes (another one, the session's end) all of this goes with it.
 */
import { atom, type WritableAtom } from 'nanostores';
import { raiseFlag } from '../../lib/analytics.ts';
import { toCompactDate, type IsoDate } from '../../lib/date.ts';
import type { Failure } from '../../lib/failure.ts';
import { failureOf, remote, type Remote } from '../../lib/remote.ts';
import { withDownloadProgress } from '../../ui/progress-dialog.ts';
import { saveFile } from '../../ui/save-file.ts';
import {
  claimDetailQuery,
  claimFileName,
  documentFileName,
  statementFileName,
  statementOf,
} from './claim-detail.rules.ts';
import type { ClaimDetail } from './claim-detail.schema.ts';
import {
  fetchClaimDetail,
  fetchClaimDocuments,
  fetchDocumentFile,
  fetchSavedDetail,
  fetchStatementKeys,
} from './claim-detail.service.ts';
import type { ClaimDocument, EobDocumentKey } from './claim-documents.schema.ts';
import type { Claim } from './claims.schema.ts';

/** How a file that was asked for stands; `file` is its name among the member's downloads. */
export type Saving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; file: string }
  | { state: 'failed'; file: string; failure: Failure };

interface OpenClaim {
  $detail: WritableAtom<Remote<ClaimDetail>>;
  $documents: WritableAtom<Remote<ClaimDocument[]>>;
  /** The statement on which the claim stands; null where there is none yet. */
  $statement: WritableAtom<Remote<EobDocumentKey | null>>;
  $saving: WritableAtom<Saving>;
  /** Asks for what is not there yet. @param umi the contract's, @param today calendar date in the brand's zone */
  open(umi: string, today: IsoDate): void;
  loadDetail(): void;
  loadDocuments(): void;
  /** The row has closed: nobody waits for what is under way. */
  close(): void;
  saveDocument(document: ClaimDocument): void;
  /** @param fetch how its file is had */
  saveStatement(statement: EobDocumentKey, fetch: FileFetch): void;
  /** The claim and its services as a file. */
  saveDetail(): void;
}

/** Fetches a file. @throws ServiceError */
export type FileFetch = (signal: AbortSignal) => Promise<Blob>;

async function save($saving: WritableAtom<Saving>, file: string, fetch: FileFetch): Promise<void> {
  if ($saving.get().state === 'busy') return;
  $saving.set({ state: 'busy', file });
  try {
    saveFile(await withDownloadProgress((_report, signal) => fetch(signal)), file);
    $saving.set({ state: 'saved', file });
  } catch (error) {
    const failure = failureOf(error);
    $saving.set(failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', file, failure });
  }
}

function openClaim(claim: Claim): OpenClaim {
  const detail = remote<ClaimDetail>();
  const documents = remote<ClaimDocument[]>();
  const statement = remote<EobDocumentKey | null>();
  const $saving = atom<Saving>({ state: 'idle' });
  const loadDetail = () => void detail.load((signal) => fetchClaimDetail(claimDetailQuery(claim), signal));
  const loadDocuments = () =>
    void documents.load((signal) => fetchClaimDocuments(claim.number, claim.enrollmentSource, signal));
  const loadStatement = (umi: string, today: IsoDate) => {
    const endDate = toCompactDate(today > claim.serviceDate ? today : claim.serviceDate);
    const asked = { umi, startDate: toCompactDate(claim.serviceDate), endDate };
    void statement.load(async (signal) => statementOf(claim, await fetchStatementKeys(asked, signal)));
  };
  const hasPapers = claim.status !== 'in-process'; // none are written before the claim is settled
  return {
    $detail: detail.$value,
    $documents: documents.$value,
    $statement: statement.$value,
    $saving,
    open(umi, today) {
      raiseFlag('claim-opened');
      if (detail.$value.get().state !== 'ready') loadDetail();
      if (hasPapers && documents.$value.get().state !== 'ready') loadDocuments();
      if (hasPapers && statement.$value.get().state !== 'ready') loadStatement(umi, today);
    },
    loadDetail,
    loadDocuments,
    close() {
      for (const { leave } of [detail, documents, statement]) leave();
    },
    saveDocument(document) {
      raiseFlag('claim-document');
      void save($saving, documentFileName(document), (signal) =>
        fetchDocumentFile(document.fileName, signal),
      );
    },
    saveStatement(key, fetch) {
      raiseFlag('claim-document');
      void save($saving, statementFileName(key), fetch);
    },
    saveDetail() {
      raiseFlag('claim-saved');
      const known = detail.$value.get();
      const lines = known.state === 'ready' ? known.value.services.map(({ number }) => number) : [];
      void save($saving, claimFileName(claim), (signal) => fetchSavedDetail(claim.number, lines, signal));
    },
  };
}

const open = new WeakMap<Claim, OpenClaim>();

/** The state of a claim's row, the same for the same claim. */
export function openClaimOf(claim: Claim): OpenClaim {
  const known = open.get(claim) ?? openClaim(claim);
  open.set(claim, known);
  return known;
}
