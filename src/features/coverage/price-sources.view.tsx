/** The note about where prices and limits come from, shown below the plans and the comparison. */
import { showLongDate } from '../../lib/date/long-date.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { t } from './plans.text.ts';
import type { Market, PlanPrices } from './plans.schema.ts';

interface PriceSourcesProps {
  brand: string;
  prices: PlanPrices;
  /** Two-letter code of the brand's own state. */
  home: string;
  market: Market | null;
  hasPrices: boolean;
}

export function PriceSources({ brand, prices, home, market, hasPrices }: PriceSourcesProps) {
  const { phone } = useBrandContact();
  const state = stateName(prices.state ?? home);
  const from = prices.ratesFrom
    ? t('sourceFrom', { brand, state, date: showLongDate(prices.ratesFrom) })
    : t('source', { brand, state });
  return (
    <p className="price-sources">
      {hasPrices ? `${from} ` : ''}
      {t('sourcePlan')} <PhoneIn text={t('byCounty', { phone })} />
      {market === 'MED' && hasPrices ? ` ${t('medicareToo')}` : ''}
    </p>
  );
}
