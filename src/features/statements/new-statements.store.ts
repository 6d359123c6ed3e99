import type { IsoDate } from '../../lib/date/date.ts';
import { memberRemote } from '../../session/member-data.store.ts';
import { countStatements, daysSince, type StatementCount } from './new-statements.rules.ts';
import type { ArchiveReader } from './statement-archive.rules.ts';
import { fetchStatementArchive } from './statements.service.ts';

const counted = memberRemote<StatementCount>();

export const $newStatements = counted.$value;
export const leaveNewStatements = counted.leave;

const NONE: StatementCount = { count: 0, isAtLeast: false };

/** Counts the statements since a visit. Both dates are in the brand's zone. */
export function loadNewStatements(reader: ArchiveReader, visit: IsoDate, today: IsoDate): Promise<void> {
  const range = daysSince(visit, today);
  return counted.load(async (signal) =>
    range ? countStatements(await fetchStatementArchive(range, reader, signal), range, reader) : NONE,
  );
}
