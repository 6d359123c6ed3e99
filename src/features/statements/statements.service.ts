/** Calls of spec 001 §7 'Statements', 'Statement file'. Date ranges include both ends. All throw ServiceError. */
import { send } from '../../lib/http/http.ts';
import { toCompactDate, type DateSpan } from '../../lib/date/date.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { eobDocByUmi } from './explanations.schema.ts';
import { sourcesFor, type ArchiveReader, type StatementSource } from './statement-archive.rules.ts';
import type { StatementAddress } from './statement-file.rules.ts';
import {
  getPOSStatementArchives,
  getSREStatementArchives,
  getStatementArchives,
  statementDocument,
  statementFile,
  type Statement,
} from './statements.schema.ts';

interface SourceResponse {
  statements: Statement[];
  /** Number of entries that could not be parsed. */
  skipped: number;
}

interface SourceQuery {
  range: DateSpan;
  umi: string;
}

const SOURCE_CALLS = {
  health: ({ range }, signal) => send(getStatementArchives, { query: range }, { signal, noProgress: true }),
  'payment-only': ({ range }, signal) =>
    send(getPOSStatementArchives, { query: range }, { signal, noProgress: true }),
  quarterly: ({ range: { from, to } }, signal) =>
    send(
      getSREStatementArchives,
      { query: { effFromDate: from, effToDate: to } },
      { signal, noProgress: true },
    ),
  explanations: ({ range, umi }, signal) =>
    send(
      eobDocByUmi,
      {
        payload: {
          reqEobDocumentByUmiData: {
            umi,
            startDate: toCompactDate(range.from),
            endDate: toCompactDate(range.to),
          },
        },
      },
      { signal, noProgress: true },
    ),
} as const satisfies Record<
  StatementSource,
  (query: SourceQuery, signal: AbortSignal) => Promise<SourceResponse>
>;

export interface ArchiveResponse extends SourceResponse {
  failed: StatementSource[];
}

/**
 * Requests all of the reader's statement sources in parallel. If some fail, returns the statements of the others.
 * @throws ServiceError if all fail, or if the call was aborted
 */
export async function fetchStatementArchive(
  range: DateSpan,
  reader: Pick<ArchiveReader, 'isSubscriber' | 'umi'>,
  signal: AbortSignal,
): Promise<ArchiveResponse> {
  const sources = sourcesFor(reader);
  const query = { range, umi: reader.umi };
  const outcomes = await Promise.allSettled(sources.map((source) => SOURCE_CALLS[source](query, signal)));
  const errors = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  const isAborted = errors.map(failureOf).some(({ kind }) => kind === 'aborted');
  if (isAborted || errors.length === outcomes.length) throw errors[0];
  const loaded = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  return {
    statements: loaded.flatMap(({ statements }) => statements),
    skipped: loaded.reduce((sum, { skipped }) => sum + skipped, 0),
    failed: sources.filter((_source, at) => outcomes[at]?.status === 'rejected'),
  };
}

/** Loads health statements for a claim in the background, without a progress bar. */
export const fetchHealthStatements = async (range: DateSpan, signal: AbortSignal): Promise<Statement[]> =>
  (await send(getStatementArchives, { query: range }, { signal, noProgress: true })).statements;

/** Returns a PDF. */
export const fetchStatement = (address: StatementAddress, signal: AbortSignal): Promise<Blob> =>
  address.call === 'file'
    ? send(statementFile, { query: address.query }, { signal })
    : send(statementDocument, { params: { docentid: address.documentId }, query: address.query }, { signal });
