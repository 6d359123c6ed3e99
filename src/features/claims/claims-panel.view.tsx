/** The claims panel of the activity summary (spec 001 §2): the newest three of the last 60 days. */
import type { ReactNode } from 'react';
import type { Remote } from '../../lib/remote.ts';
import { showDate, type IsoDate } from '../../lib/date.ts';
import { showMoney } from '../../lib/money.ts';
import { EmptyNote, FailedNote } from '../../ui/notices.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ClaimStatusMark } from './claim-status.view.tsx';
import { newestClaims, SUMMARY_ROWS } from './claims.rules.ts';
import type { Claim, ClaimSummary } from './claims.schema.ts';
import { t } from './claims.text.ts';

interface ClaimsPanelProps {
  summary: Remote<ClaimSummary>;
  today: IsoDate;
  phone: string;
  onRetry(): void;
  /** Ways on from the panel. */
  foot?: ReactNode;
}

const ClaimRow = ({ claim, today }: { claim: Claim; today: IsoDate }) => (
  <li className="row claim-row">
    <time className="row-when" dateTime={claim.serviceDate}>
      {showDate(claim.serviceDate, today)}
    </time>
    <span className="row-what">
      <span className="row-title">{claim.provider || t('noProvider')}</span>
      <span className="row-more">
        <span>{claim.patient.firstName} ·</span> <ClaimStatusMark status={claim.status} />
      </span>
    </span>
    <span className="row-amount">
      <span className="visually-hidden">{t('yourCost')} </span>
      {claim.memberCost === null ? t('inProcess') : showMoney(claim.memberCost)}
    </span>
  </li>
);

const ClaimRows = ({ summary, today }: { summary: ClaimSummary; today: IsoDate }) => {
  const rows = newestClaims(summary.claims);
  return (
    <>
      <ul className="rows">
        {rows.map((claim) => (
          <ClaimRow key={claim.number} claim={claim} today={today} />
        ))}
      </ul>
      <p className="panel-foot">{t('shown', { rows: rows.length, count: summary.total })}</p>
    </>
  );
};

/** The panel's face for a state of its data; 'no claim' is said only when the service said so. */
function Face({ summary, today, phone, onRetry }: ClaimsPanelProps) {
  if (summary.state === 'loading') return <SkeletonRows rows={SUMMARY_ROWS} label={t('loading')} />;
  if (summary.state === 'failed') {
    return (
      <FailedNote text={t('failed')} reference={summary.failure.reference} phone={phone} onRetry={onRetry} />
    );
  }
  if (summary.value.claims.length === 0) return <EmptyNote text={t('empty')} next={t('emptyNext')} />;
  return <ClaimRows summary={summary.value} today={today} />;
}

export function ClaimsPanel(props: ClaimsPanelProps) {
  const { summary, foot } = props;
  const news = summary.state === 'ready' ? summary.value.sinceLastVisit : 0;
  return (
    <Panel
      id="claims-panel"
      heading={t('heading')}
      busy={summary.state === 'loading'}
      foot={foot}
      aside={news > 0 ? t('sinceVisit', { count: news }) : null}
    >
      <Face {...props} />
    </Panel>
  );
}
