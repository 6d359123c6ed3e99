/** The statement archive, connected to its stores. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useInsertionEffect, type ReactNode, memo } from 'react';
import { brandToday } from '../../lib/date/brand-day.ts';
import { type IsoDate, showLongDate } from '../../lib/date/date.ts';
import { LOADING } from '../../lib/remote/remote.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { isSamePeriod, type RangeChoice } from '../../ui/filter/date-range.rules.ts';
import { focusReloadedResult, listActions } from '../../ui/list/list-actions.ts';
import { useHeadDay } from '../../ui/list/head-day.ts';
import { ListResults } from '../../ui/list/list-results.view.tsx';
import type { ListPage } from '../../ui/list/list-state.rules.ts';
import { RefinePanel } from '../../ui/filter/refine-panel.tsx';
import { useIsNarrow } from '../../ui/page/use-is-narrow.ts';
import { panelFrame } from '../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { ListSkeleton } from '../../ui/list/list-skeleton.view.tsx';
import type { ArchivedStatement, ArchiveReader } from './statement-archive.rules.ts';
import { showsPdfOnPage } from './statement-document.rules.ts';
import { leaveDocuments } from './statement-document.store.ts';
import { LIST_ID, monthOf, rangeText } from './statement-list.rules.ts';
import { chooseRange, loadStatements, openStatements, statementList } from './statement-list.store.ts';
import { MissingSources, NoStatements, UnlistedNotes } from './statement-notes.view.tsx';
import { ArchiveRow } from './archive-row.island.tsx';
import styles from './statements.css?inline';
import { t } from './statements.text.ts';
import { showCount } from '../../lib/text/count.ts';
import type { RangeWords } from '../../ui/filter/custom-dates.tsx';
import { DatedRefine, type DatedRefineProps } from '../../ui/list/dated-refine.view.tsx';

/** The filters of the statement archive: first the date range, then the facets. */
interface RefineProps extends DatedRefineProps {
  total: number;
}

/** Texts of the date range. The range includes its first and last day (spec 001 §5 'within the range'). */
const RANGE_WORDS: RangeWords = {
  label: (end) => t(`ends.${end}`),
  hint: (span) =>
    span === null ? t('hint') : t('hintDays', { from: showLongDate(span.from), to: showLongDate(span.to) }),
};

const Refine = ({ total, ...props }: RefineProps) => (
  <DatedRefine
    {...props}
    listId={LIST_ID}
    label={t('period')}
    words={RANGE_WORDS}
    results={t('show', { count: total, shown: showCount(total) })}
  />
);

/** Memoized, because sorting, paging and opening a document don't change the filters. */
const StatementsRefine = memo(Refine);

const FRAME = panelFrame(`${LIST_ID}-list`);

interface StatementListProps {
  reader: ArchiveReader;
  /** Content below the list, shown even if the list fails to load. */
  children?: ReactNode;
}

const actions = listActions(LIST_ID, statementList);

const dayOf = (loaded: ReturnType<(typeof statementList.$loaded)['get']>): IsoDate =>
  loaded.state === 'ready' ? loaded.value.day : brandToday();

const isPdfShown = (): boolean =>
  showsPdfOnPage({
    pdfViewerEnabled: navigator.pdfViewerEnabled,
    hasFinePointer: window.matchMedia('(any-pointer: fine)').matches,
  });

interface ListedProps {
  page: ListPage<ArchivedStatement>;
  day: IsoDate;
  onRange(range: RangeChoice): void;
  onRetry(): void;
}

function Listed({ page, day, onRange, onRetry }: ListedProps) {
  const loaded = useStore(statementList.$loaded);
  const state = useStore(statementList.$state);
  /** On a phone, the hint about opening files in an app comes after the rows. */
  const isNarrow = useIsNarrow();
  const showDay = useHeadDay();
  if (loaded.state !== 'ready') return null;
  const { failed, skipped, unmatched } = loaded.value;
  const canView = isPdfShown();
  const hint = canView || page.total === 0 ? null : <p className="statement-hint">{t('inApp')}</p>;
  return (
    <>
      <MissingSources failed={failed} hasOthers={page.all > 0} onRetry={onRetry} />
      <ListResults
        id={LIST_ID}
        page={page}
        state={state}
        actions={actions}
        onPage={statementList.goToPage}
        onSize={statementList.resizePage}
        lead={rangeText(state.dateRange, day, showDay)}
        downloads={isNarrow ? hint : null}
        notes={<UnlistedNotes skipped={skipped} unmatched={unmatched} />}
        hint={isNarrow ? null : hint}
        empty={
          <NoStatements dateRange={state.dateRange} isIncomplete={failed.length > 0} onRange={onRange} />
        }
        columns={null}
        headingOf={monthOf}
        renderRow={(statement) => (
          <ArchiveRow key={statement.documentId} statement={statement} canView={canView} />
        )}
      />
    </>
  );
}

export function StatementList({ reader, children }: StatementListProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const loaded = useStore(statementList.$loaded);
  const page = useStore(statementList.$page);
  const { dateRange, pageSize } = useStore(statementList.$state);
  const day = dayOf(loaded);
  useEffect(() => {
    openStatements(reader);
    return () => {
      statementList.leave();
      leaveDocuments();
    };
  }, [reader]);
  const choose = useCallback(
    (range: RangeChoice): void => {
      const isLoading = statementList.$loaded.get().state === 'loading';
      if (isLoading && isSamePeriod(range, statementList.$state.get().dateRange)) return; // Enter was pressed twice
      void chooseRange(range, reader).then(() => {
        actions.showResult();
        focusReloadedResult(LIST_ID);
      });
    },
    [reader],
  );
  const retry = (): void => void loadStatements(reader).then(() => focusReloadedResult(LIST_ID));
  const isStopped = loaded.state === 'failed' && loaded.failure.kind === 'aborted';
  return (
    <>
      <RefinePanel>
        <StatementsRefine
          dateRange={dateRange}
          today={day}
          facets={loaded.state === 'failed' ? [] : (page?.facets ?? null)}
          total={page?.total ?? 0}
          onRange={choose}
          onToggle={actions.toggleFilter}
        />
      </RefinePanel>
      <RemoteView
        value={loaded.state === 'ready' && !page ? LOADING : loaded}
        loading={<ListSkeleton rows={pageSize} label={t('loading')} />}
        failed={t(isStopped ? 'stopped' : 'failed')}
        onRetry={retry}
        frame={FRAME}
      >
        {() => (page ? <Listed page={page} day={day} onRange={choose} onRetry={retry} /> : null)}
      </RemoteView>
      {children}
    </>
  );
}
