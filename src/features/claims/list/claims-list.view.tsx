/** The claims of a period (spec 001 §2, §8). */
import { isMarkedPaid, type PaidMarks } from '../../../profile/payments/paid-marks.rules.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import type { ReactNode } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import { type RangeChoice, holdsDays } from '../../../ui/filter/date-range.rules.ts';
import { useHeadDay } from '../../../ui/list/head-day.ts';
import type { ListActions } from '../../../ui/list/list-actions.ts';
import { ListResults } from '../../../ui/list/list-results.view.tsx';
import type { ListSearchState } from '../../../ui/list/list-search.view.tsx';
import type { ListPage } from '../../../ui/list/list-state.rules.ts';
import { WholeYearButton } from '../../../ui/list/whole-year-button.view.tsx';
import { SkippedNote, EmptyNote } from '../../../ui/page/panel-notes.tsx';
import type { PageSize } from '../../../ui/list/pager.rules.ts';
import { ClaimRow } from '../claim-row.view.tsx';
import type { Claim } from '../claims.schema.ts';
import { t as claimText } from '../claims.text.ts';
import { PlanTypeMark } from '../plan-type.view.tsx';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { isNew, LIST_ID, type ListContext } from './claims-list.rules.ts';
import type { ClaimsListState } from './claims-list.schema.ts';
import { t } from './claims-list.text.ts';
import { periodText, edgeText } from './claims-list.format.ts';
import { focusPageHeading } from '../../../ui/page/focus.ts';

/** A note for a period without claims: the reason, and a button for a longer period (spec 001 §2, §8). */
interface NoClaimsProps {
  period: RangeChoice;
  /** The claims that a custom period excludes; null if there are none. */
  edgeClaims: EdgeClaims | null;
  onPeriod(period: RangeChoice): void;
}

/** Texts for a period without claims. Only the texts for twelve months and 60 days are from the spec (001 §2, §8). */
const EMPTY_TEXTS = {
  twelveMonths: 'emptyTwelveMonths',
  sixtyDays: 'emptySixtyDays',
  thirtyDays: 'emptyRefined',
  ninetyDays: 'emptyRefined',
  sixMonths: 'emptyRefined',
  custom: 'emptyRefined',
} as const satisfies Record<RangeChoice['option'], string>;

function Reason({ period, isWithoutDays }: { period: RangeChoice; isWithoutDays: boolean }) {
  if (isWithoutDays) return <EmptyNote drawing="claims" text={t('noDay')} next={t('noDayNext')} />;
  const next = t(period.option === 'twelveMonths' ? 'emptyNext' : 'emptyRefinedNext');
  return <EmptyNote drawing="claims" text={t(EMPTY_TEXTS[period.option])} next={next} />;
}

function NoClaims({ period, edgeClaims, onPeriod }: NoClaimsProps) {
  // A custom period excludes its first and last day, so it may contain no day. The note then must not say 'no claims'.
  const isWithoutDays = period.option === 'custom' && !holdsDays(period);
  /** Whether the note on excluded claims already says why the list is empty. */
  const isExplained = isWithoutDays && edgeClaims !== null;
  if (isExplained && edgeClaims.include !== null) return null;
  return (
    <>
      {isExplained ? null : <Reason period={period} isWithoutDays={isWithoutDays} />}
      <WholeYearButton range={period} text={t('show.twelveMonths')} onRange={onPeriod} />
    </>
  );
}

/** The note on claims that a custom period excludes, with a button that includes them (spec 001 §5). */
interface EdgeNoteProps {
  claims: EdgeClaims;
  today: IsoDate;
  onPeriod(period: RangeChoice): void;
}

const reasonOf = ({ include }: EdgeClaims): string =>
  t(include === null ? 'edgeOldest' : include.option === 'custom' ? 'edgeRule' : 'edgeToday');

const actionOf = (include: RangeChoice, count: number): string =>
  include.option === 'custom' ? t('include', { count }) : t(`show.${include.option}`);

function EdgeNote({ claims, today, onPeriod }: EdgeNoteProps) {
  const { include, count } = claims;
  return (
    <div className="list-edges">
      <p>
        <strong>{edgeText(claims, today)}</strong> {reasonOf(claims)}
      </p>
      {include === null ? null : (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            focusPageHeading(currentTarget); // this button disappears while the next period loads
            onPeriod(include);
          }}
        >
          {actionOf(include, count)}
        </button>
      )}
    </div>
  );
}

interface ClaimsListProps {
  page: ListPage<Claim>;
  state: ClaimsListState;
  actions: ListActions;
  /** The searched text; '' if there is no search. */
  search: string;
  skipped: number;
  /** The claims that a custom period excludes; null if there are none. */
  edgeClaims: EdgeClaims | null;
  today: IsoDate;
  context: ListContext;
  marks: PaidMarks;
  downloads: ReactNode;
  onToggleRow(key: string): void;
  onPage(page: number): void;
  onSize(size: PageSize): void;
  onPeriod(period: RangeChoice): void;
}

/** Column headings for a wide window. Each row has the same labels for screen readers. */
const Columns = () => (
  <div className="claim-columns" aria-hidden="true">
    <span>{t('columnDate')}</span>
    <span>{t('columnProvider')}</span>
    <span>{t('columnStatus')}</span>
    <span>{t('columnCost')}</span>
  </div>
);

const searchOf = ({ search, actions, state, onPeriod }: ClaimsListProps): ListSearchState => ({
  text: search,
  onSearch: actions.search,
  nothing: (isFiltered) => ({
    text: t(isFiltered ? 'noneFoundFiltered' : 'noneFound', { words: search.trim() }),
    next: t('noneFoundNext'),
  }),
  wider: <WholeYearButton range={state.period} text={t('show.twelveMonths')} onRange={onPeriod} />,
});

export function ClaimsList(props: ClaimsListProps) {
  const { state, skipped, edgeClaims, today, context, marks, onPeriod } = props;
  const { phone } = useBrandContact();
  const { period } = state;
  return (
    <ListResults
      id={LIST_ID}
      page={props.page}
      state={state}
      actions={props.actions}
      onPage={props.onPage}
      onSize={props.onSize}
      lead={periodText(period, today, useHeadDay())}
      search={searchOf(props)}
      downloads={props.downloads}
      notes={skipped > 0 ? <SkippedNote text={claimText('skipped', { count: skipped, phone })} /> : null}
      hint={edgeClaims ? <EdgeNote claims={edgeClaims} today={today} onPeriod={onPeriod} /> : null}
      empty={<NoClaims period={period} edgeClaims={edgeClaims} onPeriod={onPeriod} />}
      columns={<Columns />}
      renderRow={(claim, position, isOpen) => (
        <ClaimRow
          key={position}
          claim={claim}
          today={today}
          isNew={isNew(claim, context)}
          isMarked={isMarkedPaid(marks, claim)}
          PlanMark={PlanTypeMark}
          open={isOpen}
          onToggle={props.onToggleRow}
        />
      )}
    />
  );
}
