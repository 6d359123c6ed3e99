/** A period without claims: why, and a longer period to choose (spec 001 §2, §8). */
import { holdsDays, type RangeChoice } from '../../../ui/filter/date-range.rules.ts';
import { WholeYearButton } from '../../../ui/list/whole-year-button.view.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import type { EdgeClaims } from './claims-edges.rules.ts';
import { t } from './claims-list.text.ts';

interface NoClaimsProps {
  period: RangeChoice;
  /** What a custom period excludes on its two days; null for nothing. */
  edgeClaims: EdgeClaims | null;
  onPeriod(period: RangeChoice): void;
}

/** Only the texts for twelve months and 60 days are in the spec (001 §2, §8). */
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

export function NoClaims({ period, edgeClaims, onPeriod }: NoClaimsProps) {
  // No claim can be strictly between such dates, so the note does not say that there is none.
  const isWithoutDays = period.option === 'custom' && !holdsDays(period);
  /** The note about excluded claims gives the reason. */
  const isExplained = isWithoutDays && edgeClaims !== null;
  if (isExplained && edgeClaims.include !== null) return null;
  return (
    <>
      {isExplained ? null : <Reason period={period} isWithoutDays={isWithoutDays} />}
      <WholeYearButton range={period} text={t('show.twelveMonths')} onRange={onPeriod} />
    </>
  );
}
