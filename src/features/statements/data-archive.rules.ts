/** The contents of the data archive (decisions/messages#the-data-archive-copies-the-list). Pure. */
import type { DateSpan } from '../../lib/date/date.ts';
import { showCount } from '../../lib/text/count.ts';
import { csvLines, type CsvColumn } from '../../ui/list/csv-columns.rules.ts';
import type { ArchivedStatement, ArchiveReader } from './statement-archive.rules.ts';
import { t } from './data-archive.text.ts';
import { statementFileName } from './statement-file.rules.ts';
import { statementTitle } from './statement-titles.rules.ts';

/**
 * Spec 001 §6: 'Only subscribers see the data-archive section, and mincr never does'. @param capability the brand's
 * capability
 */
export const showsDataArchive = (
  capability: boolean,
  { isSubscriber }: Pick<ArchiveReader, 'isSubscriber'>,
) => capability && isSubscriber;

const columns = (): CsvColumn<ArchivedStatement>[] => [
  { heading: t('column.statement'), cell: statementTitle },
  { heading: t('column.person'), cell: ({ dependent }) => dependent },
  { heading: t('column.begin'), cell: ({ beginDate }) => beginDate },
  { heading: t('column.end'), cell: ({ endDate }) => endDate },
  { heading: t('column.created'), cell: ({ cycleDate }) => cycleDate ?? '' },
  { heading: t('column.group'), cell: ({ groupNumber }) => groupNumber },
  { heading: t('column.document'), cell: ({ documentReference }) => documentReference },
  { heading: t('column.tracking'), cell: ({ trackingNumber }) => trackingNumber },
  { heading: t('column.invoice'), cell: ({ invoiceNumber }) => invoiceNumber },
];

/**
 * The lines of the statement list, starting with headings in the page's language.
 * @param isInZip whether the ZIP has the statement's file
 */
export function statementLines(
  statements: readonly ArchivedStatement[],
  isInZip: (statement: ArchivedStatement) => boolean,
): string[][] {
  const names = new Map(namesInZip(statements).map((name, at) => [statements[at], name]));
  const file = {
    heading: t('column.file'),
    cell: (statement: ArchivedStatement) => (isInZip(statement) ? (names.get(statement) ?? '') : ''),
  };
  return csvLines([...columns(), file], statements);
}

interface SavedCounts {
  total: number;
  saved: number;
  /** Number of unsaved statements whose document failed to load. The other unsaved statements have no document that can be opened. */
  failed: number;
}

/** What to tell the member after saving. Advises a retry only if it can help. */
export function archiveNotes({ total, saved, failed }: SavedCounts, phone: string): string[] {
  const closed = total - saved - failed;
  const note = (key: 'saved' | 'savedPart' | 'failed' | 'closed', count: number): string =>
    t(key, { count, shown: showCount(count), all: showCount(total), phone });
  return [
    ...(saved > 0 ? [note(saved === total ? 'saved' : 'savedPart', saved)] : []),
    ...(failed > 0 ? [note('failed', failed)] : []),
    ...(closed > 0 ? [note('closed', closed)] : []),
  ];
}

/** The ZIP file's name without extension, such as `statements-2025-11-23-2026-11-23`. */
export const archiveName = ({ from, to }: DateSpan): string => `statements-${from}-${to}`;

/** File names of the statements. Equal names get a number, for example those of two people's statements for one period. */
export function namesInZip(statements: readonly ArchivedStatement[]): string[] {
  const uses = new Map<string, number>();
  return statements.map((statement) => {
    const name = statementFileName(statement);
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return use === 1 ? name : name.replace(/\.pdf$/, `-${use}.pdf`);
  });
}
