/** Data of open claims, cached by claim object in a WeakMap until the list drops the claim. */
import { atom, type WritableAtom } from 'nanostores';
import { raiseFlag } from '../../../lib/page/analytics.ts';
import type { DateSpan, IsoDate } from '../../../lib/date/date.ts';
import type { Failure } from '../../../lib/remote/failure.ts';
import { send } from '../../../lib/http/http.ts';
import type { LenientList } from '../../../lib/http/lenient-list.schema.ts';
import { failureOf, remote, type Remote } from '../../../lib/remote/remote.ts';
import { withProgressDialog } from '../../../ui/dialog/progress-dialog.ts';
import { saveFile } from '../../../ui/output/save-file.ts';
import { claimDetailQuery, claimFileName, documentFileName } from './claim-detail.rules.ts';
import { claimDetail, type ClaimDetail } from './claim-detail.schema.ts';
import {
  docByFileName,
  eobDocByClaim,
  saveClaimDetail,
  type ClaimDocument,
} from '../downloads/claim-documents.schema.ts';
import type { Claim } from '../claims.schema.ts';

export type Saving =
  | { state: 'idle' }
  | { state: 'busy' | 'saved'; file: string }
  | { state: 'failed'; file: string; failure: Failure };

interface OpenClaim {
  $detail: WritableAtom<Remote<ClaimDetail>>;
  $documents: WritableAtom<Remote<LenientList<ClaimDocument>>>;
  /** Contains null if the patient has no statement yet or cannot be identified. */
  $statement: WritableAtom<Remote<ClaimStatement | null>>;
  $saving: WritableAtom<Saving>;
  /** Loads the parts that have not loaded. @param statements null if the patient cannot be identified */
  open(statements: PatientStatements | null): void;
  loadDetail(): Promise<void>;
  /** Loads the claim's documents and the patient's statement if they have not loaded. */
  loadDocuments(): void;
  close(): void;
  saveDocument(document: ClaimDocument): void;
  saveStatement(statement: ClaimStatement): void;
  saveDetail(): void;
  retrySaving(): void;
}

/** @throws ServiceError */
export type FileFetch = (signal: AbortSignal) => Promise<Blob>;

export interface ClaimStatement {
  /** First and last day of the statement, both included. */
  beginDate: IsoDate;
  endDate: IsoDate;
  fileName: string;
  fetch: FileFetch;
}

interface StatementQuery {
  ecId: string;
  serviceDate: IsoDate;
  /** Calendar date in the brand's time zone. */
  today: IsoDate;
}

/** The statement that covers the date of service. @returns null if there is none @throws ServiceError */
export type StatementSource = (query: StatementQuery, signal: AbortSignal) => Promise<ClaimStatement | null>;

interface PatientStatements extends Pick<StatementQuery, 'ecId' | 'today'> {
  source: StatementSource;
}

async function save($saving: WritableAtom<Saving>, file: string, fetch: FileFetch): Promise<void> {
  if ($saving.get().state === 'busy') return;
  $saving.set({ state: 'busy', file });
  try {
    saveFile(await withProgressDialog((signal) => fetch(signal)), file);
    $saving.set({ state: 'saved', file });
  } catch (error) {
    const failure = failureOf(error);
    $saving.set(failure.kind === 'aborted' ? { state: 'idle' } : { state: 'failed', file, failure });
  }
}

type Saves = Pick<OpenClaim, '$saving' | 'saveDocument' | 'saveStatement' | 'saveDetail' | 'retrySaving'>;

function savesOf(claim: Claim, $detail: OpenClaim['$detail']): Saves {
  const $saving = atom<Saving>({ state: 'idle' });
  let retry = (): void => {};
  const saveAs = (file: string, fetch: FileFetch) => {
    retry = () => void save($saving, file, fetch);
    retry();
  };
  return {
    $saving,
    saveDocument(document) {
      raiseFlag('claim-document');
      saveAs(documentFileName(document), (signal) =>
        send(docByFileName, { query: { fileName: document.fileName } }, { signal }),
      );
    },
    saveStatement(file) {
      raiseFlag('claim-document');
      saveAs(file.fileName, file.fetch);
    },
    saveDetail() {
      raiseFlag('claim-saved');
      const loaded = $detail.get();
      const services =
        loaded.state === 'ready' ? loaded.value.services.map(({ number }) => ({ lineNumber: number })) : [];
      const payload = { claimDetail: JSON.stringify({ claim: { claimNumber: claim.number }, services }) };
      saveAs(claimFileName(claim), (signal) => send(saveClaimDetail, { payload }, { signal }));
    },
    retrySaving: () => retry(),
  };
}

function openClaim(claim: Claim, range: DateSpan): OpenClaim {
  const detail = remote<ClaimDetail>();
  const documents = remote<LenientList<ClaimDocument>>();
  const statement = remote<ClaimStatement | null>();
  const loadDetail = () =>
    detail.ensure((signal) => {
      const payload = { reqClaimAccumActivityDetail: claimDetailQuery(claim, range) };
      return send(claimDetail, { payload }, { signal });
    });
  let patient: PatientStatements | null = null;
  const loadStatement = () =>
    statement.ensure(async (signal) => {
      if (!patient) return null;
      const { ecId, today, source } = patient;
      return source({ ecId, serviceDate: claim.serviceDate, today }, signal);
    });
  const loadDocuments = () => {
    const payload = { claimNumber: claim.number, clnEnrollmentSourceCd: claim.enrollmentSource };
    void documents.ensure((signal) => send(eobDocByClaim, { payload }, { signal }));
    void loadStatement();
  };
  const hasDocuments = claim.status !== 'in-process'; // an unsettled claim has no documents
  return {
    $detail: detail.$value,
    $documents: documents.$value,
    $statement: statement.$value,
    open(statements) {
      raiseFlag('claim-opened');
      patient = statements;
      void loadDetail();
      if (hasDocuments) loadDocuments();
    },
    loadDetail,
    loadDocuments,
    close() {
      for (const { leave } of [detail, documents, statement]) leave();
    },
    ...savesOf(claim, detail.$value),
  };
}

const open = new WeakMap<Claim, OpenClaim>();

/** @param range first and last day of the list that contains the claim, both included */
export function openClaimOf(claim: Claim, range: DateSpan): OpenClaim {
  const opened = open.get(claim) ?? openClaim(claim, range);
  open.set(claim, opened);
  return opened;
}
