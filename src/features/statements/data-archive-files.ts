/** Saves the files of the data archive. Loaded when the member first presses one of its buttons. */
import { strToU8, zipSync } from 'fflate';
import { toCsv } from '../../lib/text/csv.ts';
import type { DateSpan } from '../../lib/date/date.ts';
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { saveCsv } from '../../ui/list/save-csv.ts';
import { withProgressDialog } from '../../ui/dialog/progress-dialog.ts';
import { saveFile } from '../../ui/output/save-file.ts';
import { archiveName, namesInZip, statementLines } from './data-archive.rules.ts';
import type { ArchivedStatement } from './statement-archive.rules.ts';
import { fetchStatement } from './statements.service.ts';

export const saveStatementList = (statements: readonly ArchivedStatement[], range: DateSpan): void =>
  saveCsv(
    `${archiveName(range)}.csv`,
    statementLines(statements, ({ address }) => address !== null),
  );

interface SavedDocuments {
  saved: number;
  failed: number;
  /** Failure of the first document that could not be fetched; null if all were fetched. */
  failure: Failure | null;
}

/** Leaves out documents that fail to load, and saves nothing if all fail. @returns null if the member canceled */
export async function saveDocuments(
  statements: readonly ArchivedStatement[],
  range: DateSpan,
): Promise<SavedDocuments | null> {
  const names = namesInZip(statements);
  const files: Record<string, Uint8Array> = {};
  const inZip = new Set<ArchivedStatement>();
  let failed = 0;
  let failure: Failure | null = null;
  const isCanceled = await withProgressDialog(async (signal, report) => {
    // Fetches the documents one by one, because a service may refuse many simultaneous requests.
    for (const [at, statement] of statements.entries()) {
      report(at, statements.length);
      const { address } = statement;
      const name = names[at];
      if (!address || name === undefined || signal.aborted) continue;
      try {
        const file = await fetchStatement(address, signal);
        files[name] = new Uint8Array(await file.arrayBuffer());
        inZip.add(statement);
      } catch (error) {
        failed += 1;
        failure ??= failureOf(error);
      }
    }
    return signal.aborted;
  });
  if (isCanceled) return null;
  if (inZip.size > 0) {
    files['statements.csv'] = strToU8(toCsv(statementLines(statements, (statement) => inZip.has(statement))));
    // PDF files are already compressed, so the ZIP stores them as they are.
    const zip = zipSync(files, { level: 0 });
    saveFile(new Blob([zip], { type: 'application/zip' }), `${archiveName(range)}.zip`);
  }
  return { saved: inZip.size, failed, failure };
}
