/** Statements that are new since the member's last visit (decisions/home#news-since-the-last-visit). Pure. */
import { addDays, addMonths, type DateSpan, type IsoDate } from '../../lib/date/date.ts';
import { statementArchive, type ArchiveReader } from './statement-archive.rules.ts';
import type { ArchiveResponse } from './statements.service.ts';

/** The first day of the last twelve months, the default range of the archive (spec 001 §2). */
export const newStatementsStart = (today: IsoDate): IsoDate => addMonths(today, -12);

/** The days after a visit, but not more than the last twelve months; null if the visit was today. */
export function daysSince(visit: IsoDate, today: IsoDate): DateSpan | null {
  const windowStart = newStatementsStart(today);
  const from = visit < windowStart ? windowStart : addDays(visit, 1);
  return from > today ? null : { from, to: today };
}

export interface StatementCount {
  count: number;
  /** Whether `count` is only a minimum, because a source failed or some statements could not be parsed. */
  isAtLeast: boolean;
}

/** Counts the statements that the archive would list for the date range. */
export const countStatements = (
  { statements, skipped, failed }: ArchiveResponse,
  range: DateSpan,
  reader: ArchiveReader,
): StatementCount => ({
  count: statementArchive(statements, { range, reader }).statements.length,
  isAtLeast: failed.length > 0 || skipped > 0,
});
