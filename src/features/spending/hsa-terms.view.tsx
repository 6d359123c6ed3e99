/** The terms of an HSA, before the account is shown (spec 001 §4 'hsaTC'; decision 216). */
import { focusHeadingBefore } from '../../ui/focus.ts';
import { FailedNote } from '../../ui/panel-notes.tsx';
import { t } from './hsa-terms.text.ts';
import type { TermsState } from './terms-state.store.ts';

/** Who may not answer, and why; null for the subscriber. */
export type TermsBarrier = 'subscriberOnly' | 'simulation' | null;

interface HsaTermsProps {
  terms: TermsState;
  barrier: TermsBarrier;
  onAnswer(accepts: boolean): void;
  onAgain(): void;
}

function Buttons({ terms, onAnswer }: Pick<HsaTermsProps, 'terms' | 'onAnswer'>) {
  const isBusy = terms.state === 'busy' || undefined;
  const answer = (accepts: boolean) => (isBusy ? undefined : () => onAnswer(accepts));
  return (
    <>
      <p className="note-actions">
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={answer(true)}>
          {t('accept')}
        </button>
        <button type="button" className="button" aria-disabled={isBusy} onClick={answer(false)}>
          {t('decline')}
        </button>
      </p>
      <p role="status">{isBusy ? t('saving') : null}</p>
    </>
  );
}

function Terms({ terms, barrier, onAnswer }: Omit<HsaTermsProps, 'onAgain'>) {
  return (
    <>
      <p className="note-text">{t('lead')}</p>
      <p>{t('points')}</p>
      <ul>
        <li>{t('pointShow')}</li>
        <li>{t('pointPay')}</li>
        <li>{t('pointKeep')}</li>
      </ul>
      {barrier === null ? <Buttons terms={terms} onAnswer={onAnswer} /> : <p>{t(barrier)}</p>}
    </>
  );
}

export function HsaTerms({ onAgain, ...props }: HsaTermsProps) {
  const { terms, onAnswer } = props;
  return (
    <div className="note hsa-terms">
      {terms.state === 'declined' ? (
        <>
          <p className="note-text" role="status">
            {t('declined')}
          </p>
          <p className="note-actions">
            <button
              type="button"
              className="button"
              onClick={({ currentTarget }) => {
                focusHeadingBefore(currentTarget);
                onAgain();
              }}
            >
              {t('again')}
            </button>
          </p>
        </>
      ) : (
        <Terms {...props} />
      )}
      {terms.state === 'failed' ? (
        <FailedNote
          text={t('failed')}
          reference={terms.failure.reference}
          onRetry={() => onAnswer(terms.accepts)}
        />
      ) : null}
    </div>
  );
}
