/** The confirmation: what happens next, what to do if the email did not go out, and the way to another request. */
import { useEffect, useRef } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { QuoteBrand } from './quote-brand.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import { t } from './quote.text.ts';

interface QuoteSentProps {
  brand: QuoteBrand;
  /** Null if it was sent before the page was loaded. */
  content: QuoteContent | null;
  isEmailSent: boolean;
  /** Of the email; null if there is nothing to send again. */
  retry: { failure: Failure; onRetry(): void } | null;
  onAnother(): void;
}

function nextText(content: QuoteContent | null): string {
  if (!content) return t('sentBefore');
  const { email, phone } = content;
  return t(phone === '' ? 'sentByEmail' : 'sentByPhone', { email, phone });
}

export function QuoteSent({ brand, content, isEmailSent, retry, onAnother }: QuoteSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isNew = content !== null;
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <div className="quote-sent">
      <h3 ref={heading} tabIndex={-1}>
        {t('sentHeading')}
      </h3>
      <p>{nextText(content)}</p>
      {retry ? (
        <FailedNote text={t('emailFailed')} reference={retry.failure.reference} onRetry={retry.onRetry} />
      ) : (
        <p>{t(isEmailSent ? 'emailSent' : 'emailFailed')}</p>
      )}
      <p>
        <PhoneIn text={t('sentSooner', { phone: brand.phone, hours: brand.hoursText })} />
      </p>
      <button type="button" className="button" onClick={onAnother}>
        {t('another')}
      </button>
    </div>
  );
}
