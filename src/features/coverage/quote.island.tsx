/** The contact-me form. Prerendered; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useMemo, useSyncExternalStore } from 'react';
import { today } from '../../lib/date.ts';
import { $slowCalls } from '../../lib/loading.store.ts';
import { dataDomainToken } from '../../session/storage/session-cookies.ts';
import { onVisitorPlace, readVisitorPlace } from '../../session/storage/visitor-place.ts';
import { BrandContext } from '../../ui/brand-context.tsx';
import { CriticalModal } from '../../ui/critical-modal.tsx';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import type { QuoteBrand } from './quote-brand.ts';
import { readQuote, type QuoteContext, type QuoteForm } from './quote-form.rules.ts';
import { QuoteFormView } from './quote-form.view.tsx';
import { QuoteSent } from './quote-sent.view.tsx';
import { $criticalFailure, $quote, dismissCritical, submitQuote } from './quote.store.ts';

const contextOf = (brand: QuoteBrand): QuoteContext => ({
  brand: brand.code,
  place: readVisitorPlace(),
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
  const submit = (form: QuoteForm): void => {
    const content = readQuote(form, contextOf(brand));
    if (content) void submitQuote(content);
  };
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {quote.state === 'sent' ? (
        <QuoteSent
          brand={brand}
          content={quote.content}
          emailFailure={quote.emailFailure}
          onRetry={() => void submitQuote(quote.content)}
        />
      ) : (
        <QuoteFormView
          brand={brand}
          context={() => contextOf(brand)}
          place={place}
          busy={quote.state === 'busy'}
          failure={quote.state === 'failed' ? quote.failure : null}
          onSubmit={submit}
        />
      )}
      {critical ? (
        <CriticalModal text={critical.text} reference={critical.reference} onDismiss={dismissCritical} />
      ) : null}
    </BrandContext>
  );
}
