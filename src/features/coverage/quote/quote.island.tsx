/** The contact-me form. It is prerendered, and hydrates on the user's first interaction. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useSyncExternalStore, useRef } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import { $slowCalls } from '../../../lib/remote/loading.store.ts';
import { dataDomainToken } from '../../../session/storage/session-cookies.ts';
import { onVisitorLocation, readVisitorLocation } from '../../../session/storage/visitor-location.ts';
import { BrandContext, useBrandContact } from '../../../ui/page/brand-context.tsx';
import { CriticalModal } from '../../../ui/dialog/failure-modals.tsx';
import { LoadingBar } from '../../../ui/page/loading-bar.tsx';
import type { QuoteBrand } from './quote-brand.ts';
import { readQuote, type QuoteContext, type QuoteForm, type QuoteContent } from './quote-form.rules.ts';
import { QuoteFormView } from './quote-form.view.tsx';
import {
  $criticalFailure,
  $quote,
  dismissCritical,
  recallQuote,
  submitQuote,
  writeAnother,
} from './quote.store.ts';
import { shownZipForm } from './zip-form-on-page.ts';
import type { Failure } from '../../../lib/remote/failure.ts';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import { t } from './quote.text.ts';

/** The confirmation: what happens next, what to do if the email was not sent, and a button for another request. */
interface QuoteSentProps {
  /** Null if the quote was sent before the page was reloaded. */
  content: QuoteContent | null;
  isEmailSent: boolean;
  /** The failed email; null if nothing needs to be sent again. */
  retry: { failure: Failure; onRetry(): void } | null;
  onAnother(): void;
}

function nextText(content: QuoteContent | null): string {
  if (!content) return t('sentBefore');
  const { email, phone } = content;
  return t(phone === '' ? 'sentByEmail' : 'sentByPhone', { email, phone });
}

function QuoteSent({ content, isEmailSent, retry, onAnother }: QuoteSentProps) {
  const { phone, hoursText: hours } = useBrandContact();
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
        <PhoneIn text={t('sentSooner', { phone, hours })} />
      </p>
      <button type="button" className="button" onClick={onAnother}>
        {t('another')}
      </button>
    </div>
  );
}

const contextOf = (brand: QuoteBrand): QuoteContext => ({
  brand: brand.code,
  segments: brand.segments,
  location: readVisitorLocation(),
  zipForm: shownZipForm(),
  dataDomainToken: dataDomainToken(brand.dataDomainToken),
  ages: brand.ages,
  today: brandToday(),
});

const NO_LOCATION = 'null';
/** The location as JSON, so that equal locations give equal values. */
const locationNow = (): string => JSON.stringify(readVisitorLocation());

export default function Quote({ brand }: { brand: QuoteBrand }) {
  const quote = useStore($quote);
  const critical = useStore($criticalFailure);
  const slow = useStore($slowCalls) > 0;
  const stored = useSyncExternalStore(onVisitorLocation, locationNow, () => NO_LOCATION);
  const location = useMemo(() => (stored === NO_LOCATION ? null : readVisitorLocation()), [stored]);
  useEffect(recallQuote, []);
  const submit = async (form: QuoteForm): Promise<void> => {
    const content = readQuote(form, contextOf(brand));
    if (content) await submitQuote(content);
  };
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {quote.state === 'sent' ? (
        <QuoteSent
          content={quote.content}
          isEmailSent={quote.emailFailure === null}
          retry={
            quote.emailFailure && {
              failure: quote.emailFailure,
              onRetry: () => void submitQuote(quote.content),
            }
          }
          onAnother={writeAnother}
        />
      ) : null}
      {quote.state === 'sentBefore' ? (
        <QuoteSent content={null} isEmailSent={quote.isEmailSent} retry={null} onAnother={writeAnother} />
      ) : null}
      {quote.state === 'writing' ? (
        <QuoteFormView
          brand={brand}
          context={() => contextOf(brand)}
          location={location}
          again={quote.again === true}
          onSubmit={submit}
        />
      ) : null}
      {critical ? (
        <CriticalModal text={critical.text} reference={critical.reference} onDismiss={dismissCritical} />
      ) : null}
    </BrandContext>
  );
}
