/** The statement archive: the statements of a date range, and the state of the list. */
import { brandToday } from '../../lib/date/brand-day.ts';
import type { IsoDate } from '../../lib/date/date.ts';
import { readViewState, saveViewState } from '../../routing/view-state.ts';
import { whenSignedOut } from '../../session/session.store.ts';
import { isSamePeriod, spanOf, type RangeChoice } from '../../ui/filter/date-range.rules.ts';
import { noFilters } from '../../ui/list/facets.rules.ts';
import { indexRows, type ListIndex } from '../../ui/list/list-index.rules.ts';
import { FROM_FIRST_PAGE } from '../../ui/list/list-state.rules.ts';
import { listStore } from '../../ui/list/list.store.ts';
import { DEFAULT_PAGE_SIZE } from '../../ui/list/pager.rules.ts';
import { withProgressDialog } from '../../ui/dialog/progress-dialog.ts';
import {
  statementArchive,
  type ArchivedStatement,
  type ArchiveReader,
  type StatementSource,
} from './statement-archive.rules.ts';
import { statementListOf } from './statement-list.rules.ts';
import { isStatementListState, STATEMENT_FACETS, type StatementListState } from './statement-list.schema.ts';
import { fetchStatementArchive } from './statements.service.ts';
import { t } from './statements.text.ts';

interface LoadedArchive {
  index: ListIndex<ArchivedStatement>;
  /** The requested date range. `day` is the date of the request. */
  dateRange: RangeChoice;
  day: IsoDate;
  /** Number of statements that could not be parsed. */
  skipped: number;
  /** Number of statements that are not listed, because the reader may not read them. */
  unmatched: number;
  failed: readonly StatementSource[];
}

const VIEW_STATE = 'statementArchive'; // spec 001 §3 'Saved view state'

export const statementList = listStore<ArchivedStatement, StatementListState, LoadedArchive>({
  initial: {
    dateRange: { option: 'twelveMonths' }, // spec 001 §2
    filters: noFilters(STATEMENT_FACETS),
    sort: 'newest',
    page: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    open: [],
  },
  persisted: {
    read: () => readViewState(VIEW_STATE, isStatementListState),
    save: (state) => saveViewState(VIEW_STATE, state),
  },
  flags: { filtered: 'statements-filtered', sorted: 'statements-sorted', paged: 'statements-paged' },
  whenSignedOut,
  restart: FROM_FIRST_PAGE,
});

/** The dialog with the stop button appears after this time. Until then, a skeleton of the list shows. */
const DIALOG_AFTER_MS = 1_500;

const stopLoading = (): void => statementList.fail({ kind: 'aborted', reference: '' });

/** Loads the statements of the selected date range. */
export function loadStatements(reader: ArchiveReader): Promise<void> {
  const day = brandToday();
  const { dateRange } = statementList.$state.get();
  const range = spanOf(dateRange, day);
  const dialog = {
    text: t('loadingDialog'),
    cancel: t('stop'),
    onCancel: stopLoading,
    shownAfterMs: DIALOG_AFTER_MS,
  };
  return statementList.load((signal) =>
    withProgressDialog(async () => {
      const response = await fetchStatementArchive(range, reader, signal);
      const { statements, unmatched, people } = statementArchive(response.statements, { range, reader });
      return {
        index: indexRows(statements, statementListOf(people)),
        dateRange,
        day,
        skipped: response.skipped,
        unmatched,
        failed: response.failed,
      };
    }, dialog),
  );
}

/** Loads the statements unless all of them were already loaded today for the selected date range. */
export function openStatements(reader: ArchiveReader): void {
  statementList.restore();
  const loaded = statementList.$loaded.get();
  const isCurrent =
    loaded.state === 'ready' &&
    loaded.value.failed.length === 0 &&
    loaded.value.day === brandToday() &&
    isSamePeriod(loaded.value.dateRange, statementList.$state.get().dateRange);
  if (!isCurrent) void loadStatements(reader);
}

/** Saves another date range and loads its statements. The filters do not change. */
export function chooseRange(dateRange: RangeChoice, reader: ArchiveReader): Promise<void> {
  statementList.changeAndTrack('statements-period', { dateRange, ...FROM_FIRST_PAGE });
  return loadStatements(reader);
}
