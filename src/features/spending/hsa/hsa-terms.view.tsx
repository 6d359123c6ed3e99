/**
 * The terms of an HSA, which the member must accept before the account is shown (spec 001 §4 'hsaTC';
 * decisions/spending#terms-of-an-hsa).
 */
import { useId, useInsertionEffect } from 'react';
import { showLongDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import type { Remote } from '../../../lib/remote/remote.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { focusHeadingBefore } from '../../../ui/page/focus.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { ServiceHtml } from '../../../ui/service-html/service-html.tsx';
import { SkeletonRows } from '../../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import styles from './hsa-terms.css?inline';
import { isUnsettled } from '../../../lib/remote/unsettled.ts';
import type { TermsDocument } from './hsa-terms-document.rules.ts';
import { t } from './hsa-terms.text.ts';
import type { TermsState } from './terms-state.store.ts';

/** Why the person may not accept or decline the terms; null if the person may. */
export type TermsBarrier = 'subscriberOnly' | 'simulation' | null;

interface HsaTermsProps {
  terms: TermsState;
  barrier: TermsBarrier;
  /** The terms to accept; null if the content service lacks a part of them. */
  document: Remote<TermsDocument | null>;
  onAnswer(accepts: boolean): void;
  onAgain(): void;
  onReload(): void;
}

function Buttons({ terms, onAnswer }: Pick<HsaTermsProps, 'terms' | 'onAnswer'>) {
  const isBusy = terms.state === 'busy' || undefined;
  const respond = (accepts: boolean) => (isBusy ? undefined : () => onAnswer(accepts));
  return (
    <>
      <p className="note-actions">
        <button type="button" className="button primary" aria-disabled={isBusy} onClick={respond(true)}>
          {t('accept')}
        </button>
        <button type="button" className="button" aria-disabled={isBusy} onClick={respond(false)}>
          {t('decline')}
        </button>
      </p>
      <p role="status">{isBusy ? t('saving') : null}</p>
    </>
  );
}

function Document({ version, date, html }: TermsDocument) {
  const id = useId();
  const { phone } = useBrandContact();
  return (
    <section className="hsa-document" aria-labelledby={id}>
      <h4 id={id}>{t('document', { version, date: showLongDate(date) })}</h4>
      {inEnglish().lang ? (
        <p>
          <PhoneIn text={t('inEnglish', { phone })} />
        </p>
      ) : null}
      <ServiceHtml html={html} />
    </section>
  );
}

/** Shows the buttons only after the terms are loaded. */
function Answerable({ document, onReload, ...props }: Omit<HsaTermsProps, 'onAgain' | 'barrier'>) {
  const { phone } = useBrandContact();
  switch (document.state) {
    case 'loading':
      return <SkeletonRows rows={3} label={t('termsLoading')} />;
    case 'failed':
      return <FailedNote text={t('termsFailed')} reference={document.failure.reference} onRetry={onReload} />;
    case 'ready':
      return document.value ? (
        <>
          <Document {...document.value} />
          <Buttons {...props} />
        </>
      ) : (
        <p>
          <PhoneIn text={t('termsMissing', { phone })} />
        </p>
      );
  }
}

function Terms({ barrier, ...props }: Omit<HsaTermsProps, 'onAgain'>) {
  return (
    <>
      {props.terms.state === 'changed' ? (
        <p className="note-text" role="alert">
          {t('changed')}
        </p>
      ) : null}
      <p className="note-text">{t(barrier === 'subscriberOnly' ? 'leadOther' : 'lead')}</p>
      {barrier === 'subscriberOnly' ? null : (
        <>
          <p>{t('points')}</p>
          <ul>
            <li>{t('pointShow')}</li>
            <li>{t('pointPay')}</li>
            <li>{t('pointKeep')}</li>
          </ul>
        </>
      )}
      {barrier === null ? <Answerable {...props} /> : <p>{t(barrier)}</p>}
    </>
  );
}

export function HsaTerms({ onAgain, ...props }: HsaTermsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
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
          text={t(isUnsettled(terms.failure) ? 'unsettled' : 'failed')}
          reference={terms.failure.reference}
          onRetry={() => onAnswer(terms.accepts)}
        />
      ) : null}
    </div>
  );
}
