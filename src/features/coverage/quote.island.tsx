/** The contact-me form. Prerendered; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { today } from '../../lib/date/date.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { onVisitorPlace, readVisitorPlace } from '../../session/storage/visitor-place.ts';
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { CriticalModal } from '../../ui/dialog/failure-modals.tsx';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import type { QuoteBrand } from './quote-brand.ts';
import { readQuote, type QuoteContext, type QuoteForm } from './quote-form.rules.ts';
import { QuoteFormView } from './quote-form.view.tsx';
import { QuoteSent } from './quote-sent.view.tsx';
import {
  $criticalFailure,
  $quote,
  dismissCritical,
  recallQuote,
  submitQuote,
  writeAnother,
} from './quote.store.ts';
import { shownZipForm } from './zip-form-on-page.ts';

const contextOf = (brand: QuoteBrand): QuoteContext => ({
  brand: brand.code,
  segments: brand.segments,
  place: readVisitorPlace(),
  zipForm: shownZipForm(),
  dataDomainToken: dataDomainToken(brand.dataDomainToken),
  ages: brand.ages,
  today: today(brand.timeZone),
});

const NO_PLACE = 'null';
/** JSON, so that the value is the same while nothing changes. */
const placeNow = (): string => JSON.stringify(readVisitorPlace());

export default function Quote({ brand }: { brand: QuoteBrand }) {
  const quote = useStore($quote);
  const critical = useStore($criticalFailure);
  const slow = useStore($slowCalls) > 0;
  const stored = useSyncExternalStore(onVisitorPlace, placeNow, () => NO_PLACE);
  const place = useMemo(() => (stored === NO_PLACE ? null : readVisitorPlace()), [stored]);
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
          brand={brand}
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
        <QuoteSent
          brand={brand}
          content={null}
          isEmailSent={quote.isEmailSent}
          retry={null}
          onAnother={writeAnother}
        />
      ) : null}
      {quote.state === 'writing' ? (
        <QuoteFormView
          brand={brand}
          context={() => contextOf(brand)}
          place={place}
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
