/** The claims of a period: rows, or why there are none (spec 001 §2, §8). */
import { useRef, type ReactNode } from 'react';
import type { IsoDate } from '../../../lib/date.ts';
import { holdsDays, presetAfter, type RangeChoice } from '../../../ui/date-range.rules.ts';
import { focusPageHeading } from '../../../ui/focus.ts';
import { useIsNarrow } from '../../../ui/narrow.ts';
import { EmptyNote, LeftOutNote } from '../../../ui/notices.tsx';
import { Pager } from '../../../ui/pager.tsx';
import type { PageSize } from '../../../ui/pager.rules.ts';
import { ClaimRow } from '../claim-row.view.tsx';
import { EdgeNote } from './claims-edges.view.tsx';
import type { EdgeClaims } from './claims-edges.rules.ts';
import type { Choice } from './claims-filter.rules.ts';
import { isNew, type Facet, type ListContext } from './claims-index.rules.ts';
import { RESULTS_ID } from './claims-list.presses.ts';
import { t } from './claims-list.text.ts';
import { countText } from './claims-list.words.ts';
import type { SortName } from './claims-sort.rules.ts';
import { ChosenFilters, periodText, Ribbon } from './claims-toolbar.view.tsx';
import type { Claim } from '../claims.schema.ts';
import { t as claimWords } from '../claims.text.ts';

interface ListPage {
  rows: readonly Claim[];
  /** Numbers of the rows that stand open. */
  open: readonly string[];
  page: number;
  pages: number;
  /** Claims that the filters leave. */
  total: number;
  choices: Readonly<Record<Facet, readonly Choice[]>>;
}

interface ClaimsListProps {
  list: ListPage;
  /** Claims of the period, filtered or not. */
  all: number;
  /** Claims that could not be read. */
  leftOut: number;
  phone: string;
  period: RangeChoice;
  /** What a custom period leaves out at its two days; null where that is nothing. */
  edgeClaims: EdgeClaims | null;
  today: IsoDate;
  context: ListContext;
  sort: SortName;
  size: PageSize;
  detail(claim: Claim): ReactNode;
  downloads: ReactNode;
  onToggleRow(number: string): void;
  onToggleFilter(facet: Facet, option: string): void;
  onClear(): void;
  onSort(sort: SortName): void;
  onPage(page: number): void;
  onSize(size: PageSize): void;
  onPeriod(period: RangeChoice): void;
}

/** The quoted text for 60 days, otherwise one of its kind; the default period has nothing to adjust (001 §2, §8). */
const EMPTY_TEXTS = {
  twelveMonths: 'emptyTwelveMonths',
  sixtyDays: 'emptySixtyDays',
  thirtyDays: 'emptyRefined',
  ninetyDays: 'emptyRefined',
  sixMonths: 'emptyRefined',
  custom: 'emptyRefined',
} as const satisfies Record<RangeChoice['option'], string>;

/** Dates that leave no day between them never have a claim: that is what to say, and not that there is none. */
const isWithoutDays = (period: RangeChoice): boolean => period.option === 'custom' && !holdsDays(period);

/** Why no claim is listed, and what to do about it. */
function WhyNone({ period }: Pick<ClaimsListProps, 'period'>) {
  if (isWithoutDays(period)) return <EmptyNote text={t('noDay')} next={t('noDayNext')} />;
  const next = t(period.option === 'twelveMonths' ? 'emptyNext' : 'emptyRefinedNext');
  return <EmptyNote text={t(EMPTY_TEXTS[period.option])} next={next} />;
}

function NoClaims({ period, edgeClaims, onPeriod }: ClaimsListProps) {
  const isSaidAbove = edgeClaims !== null && isWithoutDays(period);
  if (isSaidAbove && edgeClaims.include !== null) return null;
  return (
    <>
      {isSaidAbove ? null : <WhyNone period={period} />}
      {period.option === 'twelveMonths' ? null : (
        <p className="list-go">
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              focusPageHeading(currentTarget);
              onPeriod(presetAfter('twelveMonths', period));
            }}
          >
            {t('show.twelveMonths')}
          </button>
        </p>
      )}
    </>
  );
}

const NoneLeft = ({ onClear }: { onClear(): void }) => (
  <>
    <div role="alert">
      <EmptyNote text={t('noneLeft')} next={t('noneLeftNext')} />
    </div>
    <p className="list-go">
      <button type="button" className="button" onClick={onClear}>
        {t('clear')}
      </button>
    </p>
  </>
);

/** For the eye, where the rows are wide: each row says the same in words of its own. */
const Columns = () => (
  <div className="claim-columns" aria-hidden="true">
    <span>{t('columnDate')}</span>
    <span>{t('columnProvider')}</span>
    <span>{t('columnStatus')}</span>
    <span>{t('columnCost')}</span>
  </div>
);

function Rows({ list, today, context, detail, onToggleRow }: ClaimsListProps) {
  return (
    <>
      <Columns />
      <ul className="rows">
        {list.rows.map((claim, at) => (
          <ClaimRow
            // By place: another page, order or filter puts other words into the rows that stand here already.
            key={at}
            claim={claim}
            today={today}
            isNew={isNew(claim, context)}
            open={list.open.includes(claim.number)}
            onToggle={onToggleRow}
            detail={detail}
          />
        ))}
      </ul>
    </>
  );
}

function Body(props: ClaimsListProps) {
  if (props.all === 0) return <NoClaims {...props} />;
  return props.list.total === 0 ? <NoneLeft {...props} /> : <Rows {...props} />;
}

export function ClaimsList(props: ClaimsListProps) {
  const { list, all, leftOut, edgeClaims, phone, period, today, sort, size, downloads } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  /** On a phone the claims come first, and the files after them. */
  const isNarrow = useIsNarrow();
  /** Another page starts at its top, where a screen reader goes on too. */
  const turn = (page: number): void => {
    props.onPage(page);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  /** The button goes with its filter; reading goes on at how many claims there are now. */
  const toggle = (facet: Facet, option: string): void => {
    props.onToggleFilter(facet, option);
    heading.current?.focus({ preventScroll: true });
  };
  const clear = (): void => {
    props.onClear();
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className="panel claims-list" id="claims-list" aria-labelledby={RESULTS_ID}>
      <div className="list-head">
        <div>
          <h2 id={RESULTS_ID} tabIndex={-1} ref={heading}>
            {countText({ total: list.total, all })}
          </h2>
          <p className="list-period">{periodText(period, today)}</p>
        </div>
        <Ribbon
          total={list.total}
          sort={sort}
          onSort={props.onSort}
          downloads={isNarrow ? null : downloads}
        />
      </div>
      {leftOut > 0 ? (
        <LeftOutNote text={claimWords('leftOut', { count: leftOut, phone })} phone={phone} />
      ) : null}
      <ChosenFilters
        choices={list.choices}
        groupNames={props.context.groupNames}
        onToggle={toggle}
        onClear={list.total > 0 ? clear : null}
      />
      {edgeClaims ? <EdgeNote claims={edgeClaims} today={today} onPeriod={props.onPeriod} /> : null}
      <Body {...props} onClear={clear} />
      <Pager
        id="claims"
        page={list.page}
        pages={list.pages}
        size={size}
        total={list.total}
        onPage={turn}
        onSize={props.onSize}
      />
      {isNarrow && list.total > 0 ? <div className="list-files">{downloads}</div> : null}
    </section>
  );
}
