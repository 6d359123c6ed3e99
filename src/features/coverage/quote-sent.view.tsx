/** The confirmation: what happens next, and what to do if the email did not go out. */
import { useEffect, useRef } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { FailedNote } from '../../ui/panel-notes.tsx';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import type { QuoteBrand } from './quote-brand.ts';
import type { QuoteContent } from './quote-form.rules.ts';
import { t } from './quote.text.ts';

interface QuoteSentProps {
  brand: QuoteBrand;
  content: QuoteContent;
  emailFailure: Failure | null;
  onRetry(): void;
}

export function QuoteSent({ brand, content, emailFailure, onRetry }: QuoteSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { email, phone } = content;
  return (
    <div className="quote-sent">
      <h3 ref={heading} tabIndex={-1}>
        {t('sentHeading')}
      </h3>
      <p>{t(phone === '' ? 'sentByEmail' : 'sentByPhone', { email, phone })}</p>
      {emailFailure ? (
        <FailedNote text={t('emailFailed')} reference={emailFailure.reference} onRetry={onRetry} />
      ) : (
        <p>{t('emailSent')}</p>
      )}
      <p>
        <PhoneIn text={t('sentSooner', { phone: brand.phone, hours: brand.hoursText })} />
      </p>
    </div>
  );
}
