/** Shows this year's contributions to an account, and how much can still be added. */
import { showMoney } from '../../../lib/text/money.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import type { YearContributions } from './account-money.rules.ts';
import { t } from './spending-summary.text.ts';

const ROWS = 2;

interface ContributionsProps {
  contributions: Remote<YearContributions | null>;
  year: number;
  onRetry(): void;
}

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

/** The meter is hidden from screen readers, because the list contains the same figures. */
function Meter({ own, employer, limit, left }: YearContributions) {
  if (limit === null || left === null || own < 0 || employer < 0) return null;
  const whole = Math.max(limit, own + employer);
  return (
    <svg className="spend-meter" aria-hidden="true">
      <rect className="spend-own" width={share(own, whole)} height="100%" />
      <rect className="spend-employer" x={share(own, whole)} width={share(employer, whole)} height="100%" />
      <rect className="spend-edge" width="100%" height="100%" />
    </svg>
  );
}

function Figures({ value, year }: { value: YearContributions; year: number }) {
  const moneyText = (cents: number | null): string => (cents === null ? t('notKnown') : showMoney(cents));
  const lines = [
    ['own', t('own'), showMoney(value.own)],
    ['employer', t('employer'), showMoney(value.employer)],
    ['limit', t('limit', { year }), moneyText(value.limit)],
    ['left', t('left'), moneyText(value.left)],
  ] as const;
  return (
    <>
      <Meter {...value} />
      <dl className="spend-lines">
        {lines.map(([key, name, amount]) => (
          <div key={key} className={`spend-line-${key}`}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export const Contributions = ({ contributions, year, onRetry }: ContributionsProps) => (
  <div className="spend-fact" aria-busy={contributions.state === 'loading'}>
    <h4>{t('contributions', { year })}</h4>
    <RemoteView
      value={contributions}
      loading={<SkeletonRows rows={ROWS} label={t('contributionsLoading')} />}
      failed={t('contributionsFailed')}
      onRetry={onRetry}
    >
      {(value) =>
        value === null ? <p>{t('contributionsUnknown', { year })}</p> : <Figures value={value} year={year} />
      }
    </RemoteView>
  </div>
);
