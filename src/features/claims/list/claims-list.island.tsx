/** The claims list, kept in step with its store. */
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useInsertionEffect, useMemo, type ReactNode } from 'react';
import { today as todayIn, type IsoDate } from '../../../lib/date.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { spanOf, type DateSpan, type RangeChoice } from '../../../ui/date-range.rules.ts';
import { MessagePanel } from '../../../ui/message-panel.tsx';
import { FailedNote } from '../../../ui/notices.tsx';
import { RefinePanel } from '../../../ui/refine-panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import rowStyles from '../claim-row.css?inline';
import listStyles from './claims-list.css?inline';
import refineStyles from './claims-refine.css?inline';
import type { ListContext } from './claims-index.rules.ts';
import {
  $claimList,
  $edgeClaims,
  $listPage,
  $listView,
  goToPage,
  leaveClaimList,
  loadClaimList,
  openClaimList,
  resizePage,
  shownClaims,
  toggleRow,
} from './claims-list.store.ts';
import { pressClear, pressFilter, pressPeriod, pressPeriodInList, pressSort } from './claims-list.presses.ts';
import { t } from './claims-list.text.ts';
import { ClaimsList } from './claims-list.view.tsx';
import { ClaimsRefine } from './claims-refine.view.tsx';
import type { Claim } from '../claims.schema.ts';

/** What the downloads are of. */
export interface ListOf {
  count: number;
  /** Claims of the window, filtered or not. */
  all: number;
  /** Claims that could not be read, and so are in no file. */
  leftOut: number;
  /** Whether the spending vendor said what was paid. */
  isPaidKnown: boolean;
}

interface ClaimsListIslandProps {
  context: ListContext;
  timeZone: string;
  phone: string;
  /** What opens under a row. Stays the same function while its claim means the same. */
  detail(claim: Claim, range: DateSpan): ReactNode;
  /** Ways to keep the claims that are shown: how many of how many, and they themselves, made when they are asked for. */
  downloads(of: ListOf, claims: () => readonly Claim[], range: DateSpan): ReactNode;
}

/** The list's rows add to those of the summary. */
const STYLES = [rowStyles, listStyles, refineStyles];

/** The day on which the claims were loaded: what is said of them is said of that day. */
const dayOf = (loaded: ReturnType<(typeof $claimList)['get']>, timeZone: string): IsoDate =>
  loaded.state === 'ready' ? loaded.value.day : todayIn(timeZone);

function Listed({ context, timeZone, phone, detail, downloads }: ClaimsListIslandProps) {
  const loaded = useStore($claimList);
  const list = useStore($listPage);
  const edgeClaims = useStore($edgeClaims);
  const { sort, pageSize, period } = useStore($listView);
  const day = dayOf(loaded, timeZone);
  const range = useMemo(() => spanOf(period, day), [period, day]);
  const opened = useCallback((claim: Claim) => detail(claim, range), [detail, range]);
  const total = list?.total ?? 0;
  const isPaidKnown = loaded.state === 'ready' && loaded.value.vendorOkay;
  const all = loaded.state === 'ready' ? loaded.value.index.claims.length : 0;
  const leftOut = loaded.state === 'ready' ? loaded.value.leftOut : 0;
  const files = useMemo(
    () => downloads({ count: total, all, leftOut, isPaidKnown }, shownClaims, range),
    [downloads, total, all, leftOut, isPaidKnown, range],
  );
  if (loaded.state === 'failed') {
    return (
      <section className="panel" id="claims-list">
        <FailedNote
          text={t('failed')}
          reference={loaded.failure.reference}
          phone={phone}
          onRetry={() => void loadClaimList(context, timeZone)}
        />
      </section>
    );
  }
  if (loaded.state === 'loading' || !list) {
    return (
      <section className="panel" id="claims-list" aria-busy="true">
        <SkeletonRows rows={pageSize} label={t('loading')} />
      </section>
    );
  }
  return (
    <>
      {loaded.value.vendorOkay ? null : (
        <MessagePanel id="claims-vendor" kind="warning" heading={t('vendorHeading')}>
          <p>{t('vendor')}</p>
        </MessagePanel>
      )}
      <ClaimsList
        list={list}
        all={all}
        leftOut={leftOut}
        phone={phone}
        period={period}
        edgeClaims={edgeClaims}
        today={day}
        context={context}
        sort={sort}
        size={pageSize}
        detail={opened}
        downloads={files}
        onToggleRow={toggleRow}
        onToggleFilter={pressFilter}
        onClear={pressClear}
        onSort={pressSort}
        onPage={goToPage}
        onSize={resizePage}
        onPeriod={(next) => void pressPeriodInList(next, context, timeZone)}
      />
    </>
  );
}

export function ClaimsListIsland(props: ClaimsListIslandProps) {
  useInsertionEffect(() => STYLES.forEach(adoptStyles), []);
  const { context, timeZone } = props;
  const loaded = useStore($claimList);
  const list = useStore($listPage);
  const { period } = useStore($listView);
  useEffect(() => {
    openClaimList(context, timeZone);
    return leaveClaimList;
  }, [context, timeZone]);
  const choose = useCallback(
    (next: RangeChoice) => void pressPeriod(next, context, timeZone),
    [context, timeZone],
  );
  return (
    <>
      <RefinePanel>
        <ClaimsRefine
          period={period}
          today={dayOf(loaded, timeZone)}
          choices={list?.choices ?? null}
          groupNames={context.groupNames}
          total={list?.total ?? 0}
          onPeriod={choose}
          onToggle={pressFilter}
        />
      </RefinePanel>
      <Listed {...props} />
    </>
  );
}
