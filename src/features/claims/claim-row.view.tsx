/** One claim in a list, shown as a card on a phone. Its detail opens in place. */
import { memo, type ComponentType } from 'react';
import { showDate, type IsoDate } from '../../lib/date/date.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import { showMoney } from '../../lib/text/money.ts';
import { DrawnIcon } from '../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../ui/page/icons.ts';
import { claimKey } from '../../profile/payments/claim-key.rules.ts';
import { useClaimSlot } from './claim-slots.ts';
import { ClaimStatusMark } from './claim-status.view.tsx';
import type { Claim } from './claims.schema.ts';
import { costText } from './cost-text.ts';
import { t } from './claims.text.ts';
import { standingOf } from './owed.rules.ts';

interface ClaimRowProps {
  claim: Claim;
  today: IsoDate;
  /** Whether the claim's service date is after the member's last visit. */
  isNew?: boolean;
  isMarked?: boolean;
  open: boolean;
  /** Component that draws the claim's plan type. The claims panel omits it, so that it need not be loaded there. */
  PlanMark?: ComponentType<Pick<Claim, 'planType'> & { isNew: boolean }>;
  onToggle(key: string): void;
}

const ARROW = <DrawnIcon path={ICONS.down} size={22} />;

function paidText(claim: Claim, isMarked: boolean): string | null {
  const { paid, payee } = claim;
  const standing = standingOf(claim, isMarked);
  if (standing.state === 'marked') return t('marked');
  if (paid === 0 || claim.memberCost === null) return null;
  if (payee === 'member') return t('paidToYou', { amount: showMoney(paid) });
  if (standing.state !== 'left') return t('paidFromAccount', { amount: showMoney(paid) });
  return standing.cents === 0 ? t('paidAll') : t('paidPart', { amount: showMoney(standing.cents) });
}

function PaidNote({ claim, isMarked }: Pick<ClaimRowProps, 'claim' | 'isMarked'>) {
  const text = paidText(claim, isMarked ?? false);
  return text === null ? null : <span className="row-paid">{text}</span>;
}

/** The detail of an open row. A separate component, so that only open rows render again when the slot changes. */
const OpenBody = ({ claim, id }: Pick<ClaimRowProps, 'claim'> & { id: string }) => (
  <div className="open-body" id={id}>
    {useClaimSlot('claimDetail')(claim)}
  </div>
);

function Row({ claim, today, isNew = false, isMarked = false, open, PlanMark, onToggle }: ClaimRowProps) {
  const id = claimKey(claim);
  const date = showDate(claim.serviceDate, today);
  const status = <ClaimStatusMark status={claim.status} />;
  return (
    <li className={PlanMark ? 'open-row claim' : 'open-row claim claim-compact'} data-open={open}>
      <div className="row claim-row">
        <time className="row-when" dateTime={claim.serviceDate}>
          {date}
        </time>
        <div className="row-what">
          <h3 className="row-title" {...(claim.provider && inEnglish())}>
            {claim.provider || t('noProvider')}
          </h3>
          <p className="row-more">
            <span>{claim.patient.firstName}</span>
            {PlanMark ? <PlanMark planType={claim.planType} isNew={isNew} /> : status}
          </p>
        </div>
        {PlanMark ? <p className="row-status">{status}</p> : null}
        <p className="row-amount">
          <span className="row-label">{t('yourCost')}: </span>
          {costText(claim)} <PaidNote claim={claim} isMarked={isMarked} />
        </p>
        <button
          type="button"
          className="open-toggle claim-toggle"
          // Going back in history restores the focus to the button with this name (routing/scroll-positions.ts).
          name={id}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={t('detailOf', { provider: claim.provider || t('noProvider'), date })}
          onClick={() => onToggle(id)}
        >
          {ARROW}
        </button>
      </div>
      {open ? <OpenBody claim={claim} id={id} /> : null}
    </li>
  );
}

/** Memoized, because a page may have a hundred rows. */
export const ClaimRow = memo(Row);
