/** Notes about what the archive does not list, and about a period without statements. */
import type { RangeChoice } from '../../ui/filter/date-range.rules.ts';
import { focusPageHeading } from '../../ui/page/focus.ts';
import { WholeYearButton } from '../../ui/list/whole-year-button.view.tsx';
import { MessagePanel } from '../../ui/page/message-panel.tsx';
import { EmptyNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import type { StatementSource } from './statement-archive.rules.ts';
import { t } from './statements.text.ts';

interface MissingProps {
  failed: readonly StatementSource[];
  hasOthers: boolean;
  onRetry(): void;
}

/** Names the sources that failed, with a retry button. */
export const MissingSources = ({ failed, hasOthers, onRetry }: MissingProps) =>
  failed.length === 0 ? null : (
    <MessagePanel id="statements-missing" kind="warning" heading={t('missingHeading')} announced>
      {failed.map((source) => (
        <p key={source}>{t(`missing.${source}`)}</p>
      ))}
      {hasOthers ? <p>{t('missingNext')}</p> : null}
      <p>
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            focusPageHeading(currentTarget);
            onRetry();
          }}
        >
          {t('retry')}
        </button>
      </p>
    </MessagePanel>
  );

export function UnlistedNotes({ skipped, unmatched }: { skipped: number; unmatched: number }) {
  const { phone } = useBrandContact();
  return (
    <>
      {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
      {unmatched > 0 ? <SkippedNote text={t('unmatched', { count: unmatched, phone })} /> : null}
    </>
  );
}

interface NoStatementsProps {
  dateRange: RangeChoice;
  /** Whether a source failed, so that the period may contain statements that are not loaded. */
  isIncomplete: boolean;
  onRange(range: RangeChoice): void;
}

export function NoStatements({ dateRange, isIncomplete, onRange }: NoStatementsProps) {
  const isYear = dateRange.option === 'twelveMonths';
  if (isIncomplete)
    return <EmptyNote drawing="statements" text={t('emptyMissing')} next={t('emptyMissingNext')} />;
  return (
    <>
      <EmptyNote drawing="statements" text={t('empty')} next={t(isYear ? 'emptyYearNext' : 'emptyNext')} />
      <WholeYearButton range={dateRange} text={t('showYear')} onRange={onRange} />
    </>
  );
}
