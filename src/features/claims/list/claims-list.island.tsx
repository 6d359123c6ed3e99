import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useInsertionEffect, useMemo, memo } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { type IsoDate, addDays, type DateSpan, showLongDate } from '../../../lib/date/date.ts';
import { LOADING } from '../../../lib/remote/remote.ts';
import { $paidMarks } from '../../../profile/payments/paid-marks.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { edgesOf, spanOf, type RangeChoice, holdsDays } from '../../../ui/filter/date-range.rules.ts';
import { MessagePanel } from '../../../ui/page/message-panel.tsx';
import { RefinePanel } from '../../../ui/filter/refine-panel.tsx';
import { panelFrame } from '../../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { ListSearch } from '../../../ui/list/list-search.view.tsx';
import { countText } from '../../../ui/list/list-counts.format.ts';
import { ListSkeleton } from '../../../ui/list/list-skeleton.view.tsx';
import openRowStyles from '../../../ui/list/open-row.css?inline';
import rowStyles from '../claim-row.css?inline';
import listStyles from './claims-list.css?inline';
import { FillClaimSlots } from '../claim-slots.ts';
import { DownloadLinks } from '../downloads/download-links.island.tsx';
import { changePeriod, changePeriodInList, claimsListActions } from './claims-list.actions.ts';
import { type ListContext, LIST_ID } from './claims-list.rules.ts';
import { $edgeClaims, claimsList, loadClaimList, openClaimList } from './claims-list.store.ts';
import { t } from './claims-list.text.ts';
import { ClaimsList } from './claims-list.view.tsx';
import { showCount } from '../../../lib/text/count.ts';
import type { RangeWords } from '../../../ui/filter/custom-dates.tsx';
import { DatedRefine, type DatedRefineProps } from '../../../ui/list/dated-refine.view.tsx';

interface RefineProps extends DatedRefineProps {
  total: number;
}

/** The span without its first and last day. */
const inside = ({ from, to }: DateSpan): DateSpan => ({ from: addDays(from, 1), to: addDays(to, -1) });

/** The hint 'Shows claims from … through …'. A custom period excludes its first and last day (spec 001 §5). */
function daysBetween(span: DateSpan | null): string {
  if (span === null) return t('hint');
  if (!holdsDays(span)) return `${t('noDay')} ${t('noDayNext')}`;
  const { from, to } = inside(span);
  return t(from === to ? 'hintOneDay' : 'hintDays', { from: showLongDate(from), to: showLongDate(to) });
}

const RANGE_WORDS: RangeWords = { label: (end) => t(`ends.${end}`), hint: daysBetween };

const Refine = ({ total, ...props }: RefineProps) => (
  <DatedRefine
    {...props}
    listId={LIST_ID}
    label={t('period')}
    words={RANGE_WORDS}
    results={t('show', { count: total, shown: showCount(total) })}
  />
);

/** Memoized, because sorting and paging do not change the filters. */
const ClaimsRefine = memo(Refine);

const FRAME = panelFrame('claims-list');

interface ClaimsListIslandProps {
  context: ListContext;
}

const STYLES = [openRowStyles, rowStyles, listStyles];

/** The date on which the claims were loaded. Periods and dates are relative to it. */
const dayOf = (loaded: ReturnType<(typeof claimsList.$loaded)['get']>): IsoDate =>
  loaded.state === 'ready' ? loaded.value.day : brandToday();

function useDownloads(skipped: number, isPaidKnown: boolean, days: DateSpan) {
  const { total, all } = useStore(claimsList.$page) ?? { total: 0, all: 0 };
  return useMemo(
    () => (
      <DownloadLinks
        count={total}
        all={all}
        skipped={skipped}
        isPaidKnown={isPaidKnown}
        days={days}
        claims={claimsList.shownRows}
      />
    ),
    [total, all, skipped, isPaidKnown, days],
  );
}

function Listed({ context }: ClaimsListIslandProps) {
  const loaded = useStore(claimsList.$loaded);
  const page = useStore(claimsList.$page);
  const edgeClaims = useStore($edgeClaims);
  const state = useStore(claimsList.$state);
  const search = useStore(claimsList.$search);
  const marks = useStore($paidMarks) ?? {};
  const { period } = state;
  const day = dayOf(loaded);
  const slots = useMemo(() => ({ range: spanOf(period, day) }), [period, day]);
  const days = useMemo(() => inside(edgesOf(period, day)), [period, day]);
  const isPaidKnown = loaded.state === 'ready' && loaded.value.spendingDataComplete;
  const skipped = loaded.state === 'ready' ? loaded.value.missing : 0;
  const downloads = useDownloads(skipped, isPaidKnown, days);
  return (
    <RemoteView
      value={loaded.state === 'ready' && !page ? LOADING : loaded}
      loading={<ListSkeleton rows={state.pageSize} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => void loadClaimList(context)}
      frame={FRAME}
    >
      {({ spendingDataComplete }) =>
        page ? (
          <FillClaimSlots slots={slots}>
            {spendingDataComplete ? null : (
              <MessagePanel id="claims-vendor" kind="warning" heading={t('vendorHeading')}>
                <p>{t('vendor')}</p>
              </MessagePanel>
            )}
            <ClaimsList
              page={page}
              state={state}
              actions={claimsListActions}
              search={search}
              skipped={skipped}
              edgeClaims={edgeClaims}
              today={day}
              context={context}
              marks={marks}
              downloads={downloads}
              onToggleRow={claimsList.toggleRow}
              onPage={claimsList.goToPage}
              onSize={claimsList.resizePage}
              onPeriod={(next) => void changePeriodInList(next, context)}
            />
          </FillClaimSlots>
        ) : null
      }
    </RemoteView>
  );
}

export function ClaimsListIsland(props: ClaimsListIslandProps) {
  useInsertionEffect(() => STYLES.forEach(adoptStyles), []);
  const { context } = props;
  const loaded = useStore(claimsList.$loaded);
  const page = useStore(claimsList.$page);
  const { period } = useStore(claimsList.$state);
  const search = useStore(claimsList.$search);
  useEffect(() => {
    openClaimList(context);
    return claimsList.leave;
  }, [context]);
  const choose = useCallback((next: RangeChoice) => void changePeriod(next, context), [context]);
  const isFailed = loaded.state === 'failed';
  return (
    <div className="list-with-search">
      {isFailed || (page?.all === 0 && search === '') ? null : (
        <ListSearch
          id={LIST_ID}
          label={t('search')}
          hint={t('searchHint')}
          shortHint={t('searchHintShort')}
          text={search}
          count={page ? countText(page) : ''}
          onSearch={claimsListActions.search}
        />
      )}
      <div className="list-beside">
        <RefinePanel>
          <ClaimsRefine
            dateRange={period}
            today={dayOf(loaded)}
            facets={isFailed ? [] : (page?.facets ?? null)}
            total={page?.total ?? 0}
            onRange={choose}
            onToggle={claimsListActions.toggleFilter}
          />
        </RefinePanel>
        <div>
          <Listed {...props} />
        </div>
      </div>
    </div>
  );
}
