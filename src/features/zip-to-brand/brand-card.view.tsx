/** The card of a brand that serves a zip code: what the brand offers, its phone and hours, and the next step. */
import { phoneHref } from '../../lib/fields/phone-href.ts';
import { hoursTexts } from '../../brand/hours/hours-text.rules.ts';
import { isOpenAt } from '../../brand/hours/open-at.rules.ts';
import { inEnglish, pageLanguage } from '../../lib/text/i18n.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { pageAddress, withoutLanguage } from '../../lib/navigation/page-address.ts';
import { listText } from '../../lib/text/list-text.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { portalAddress, type Portals } from '../../session/redirects/brand-portals.rules.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { readNow, useClock } from '../../ui/page/use-clock.ts';
import { marketNames } from './market-names.ts';
import type { ZipBrand } from './zip-outcome.rules.ts';
import { t } from './zip-to-brand.text.ts';

/** The next step for visitors whose zip code belongs to this site's brand. */
export interface NextStep {
  href: string;
  label: string;
  /** Path of the page that shows the prices of this brand's plans; null if there is none. */
  prices: string | null;
  /** Whether the visitor must answer the county question before this step. */
  isSecond?: boolean;
}

interface BrandCardProps {
  brand: ZipBrand;
  portals: Portals;
  /** Whether this site belongs to the brand. */
  isHere: boolean;
  next: NextStep;
  /** Set if the card is in a list. `withState`: whether the card names the states that the brand serves. */
  choice?: { withState: boolean };
  /** Whether, according to the county list, no plans for the requested segment are sold where the visitor lives. */
  isUnlisted?: boolean;
}

/** The path of this page in the reader's language, for links to the same page on another brand's site. */
export const thisPage = (): string => pageAddress(withoutLanguage(window.location.pathname));

const isSpanish = (): boolean => pageLanguage() === 'es';

function Description({ brand: { description, spanishDescription } }: Pick<BrandCardProps, 'brand'>) {
  if (isSpanish() && spanishDescription) return <p>{spanishDescription}</p>;
  return description ? <p {...inEnglish()}>{description}</p> : null;
}

export function BrandCard({ brand, portals, isHere, next, choice, isUnlisted = false }: BrandCardProps) {
  const contact = useBrandContact();
  const now = useClock(readNow);
  const phone = brand.phone || contact.phone; // fallback for a missing phone (spec 000 §9)
  const hours = hoursTexts(brand.hours)[isSpanish() ? 'spanish' : 'english'];
  const label = isHere ? next.label : t('goTo', { brand: brand.name });
  // For safety, the address of another brand's site comes from portals.json and never from the response.
  const href = isHere ? safeHref(next.href) : portalAddress(brand.code, portals, window.location, thisPage());
  const prices = isHere && !isUnlisted ? next.prices : null;
  const isSecond = next.isSecond || prices !== null || (choice && !isHere);
  return (
    <article className="card brand-card" data-here={isHere || undefined}>
      {choice || !isHere ? <h3>{brand.name}</h3> : null}
      {choice && isHere ? <p className="brand-here">{t('here')}</p> : null}
      {choice?.withState && brand.states ? (
        <p className="brand-state">{t('forState', { state: listText(brand.states.map(stateName)) })}</p>
      ) : null}
      {brand.markets.length > 0 && !isUnlisted ? (
        <p className="brand-markets">{t('forMarkets', { people: marketNames(brand.markets) })}</p>
      ) : null}
      <Description brand={brand} />
      <p className="brand-phone">
        {t('phone')}{' '}
        <a className="phone-link" href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <p>
        {hours}{' '}
        <strong className="brand-open">{t(isOpenAt(brand.hours, now) ? 'openNow' : 'closedNow')}</strong>
      </p>
      {href === null ? null : (
        <p className="brand-go">
          {prices === null ? null : (
            <a className="button primary" href={safeHref(prices) ?? undefined}>
              {t('toPrices')}
            </a>
          )}
          <a className={isSecond ? 'button' : 'button primary'} href={href}>
            {label}
          </a>
        </p>
      )}
    </article>
  );
}
