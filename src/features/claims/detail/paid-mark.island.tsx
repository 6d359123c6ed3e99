/** The button 'I paid this' (decisions/claims#claims-marked-as-paid). The mark is not sent to any service. */
import { useStore } from '@nanostores/react';
import { useEffect, useId, useInsertionEffect, useRef, useState } from 'react';
import { isMarkedPaid } from '../../../profile/payments/paid-marks.rules.ts';
import { $paidMarks, markAsPaid, removePaidMark } from '../../../profile/payments/paid-marks.store.ts';
import { isSimulation } from '../../../session/simulation/is-simulation.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { standingOf, type ClaimStanding } from '../owed.rules.ts';
import type { Claim } from '../claims.schema.ts';
import forms from '../../../ui/styles/forms.css?inline';
import styles from './paid-mark.css?inline';
import { t } from './paid-mark.text.ts';

interface PaidMarkProps {
  claim: Claim;
}

interface OfferProps {
  onMark(isPersisted: boolean): void;
}

function Offer({ onMark }: OfferProps) {
  const id = useId();
  const [isShared, setShared] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-describedby={id} onClick={() => onMark(!isShared)}>
        {t('mark')}
      </button>
      <label className="choice">
        <input
          type="checkbox"
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <span>{t('shared')}</span>
      </label>
      <p id={id} className="paid-mark-note">
        {t('kept')}
      </p>
    </>
  );
}

/**
 * Whether an amount is left to pay. Also true if this is uncertain, because a spending account paid an unknown
 * recipient.
 */
const mayMark = ({ status, memberCost }: Claim, standing: ClaimStanding): boolean =>
  standing.state === 'left'
    ? standing.cents > 0
    : standing.state === 'unknown' && status !== 'in-process' && (memberCost ?? 0) > 0;

/** Renders nothing if an unmarked claim has nothing left to pay, or if staff act as the member. */
export function PaidMark({ claim }: PaidMarkProps) {
  useInsertionEffect(() => [forms, styles].forEach(adoptStyles), []);
  const marks = useStore($paidMarks);
  const [isPersisted, setPersisted] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const standing = marks === null ? null : standingOf(claim, isMarkedPaid(marks, claim));
  const isMarked = standing?.state === 'marked';
  useEffect(() => {
    // Moves the focus to the button that has replaced the pressed button.
    if (pressed.current) box.current?.querySelector('button')?.focus();
    pressed.current = false;
  }, [isMarked]);
  if (isSimulation() || standing === null) return null;
  if (!isMarked && !mayMark(claim, standing)) return null;
  const mark = async (persisted: boolean): Promise<void> => {
    pressed.current = true;
    setPersisted(await markAsPaid(claim, persisted));
  };
  const undo = (): void => {
    pressed.current = true;
    void removePaidMark(claim);
  };
  return (
    <div className="paid-mark" ref={box}>
      <p className="visually-hidden" role="status">
        {isMarked ? t('marked') : ''}
      </p>
      {isMarked && !isPersisted ? <p>{t('notKept')}</p> : null}
      {isMarked ? (
        <button type="button" className="button" onClick={undo}>
          {t('undo')}
        </button>
      ) : (
        <Offer onMark={(persisted) => void mark(persisted)} />
      )}
    </div>
  );
}
