/** Above plans and comparison: whom the prices are for, and how to change that. */
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { Applicant } from './cart.rules.ts';
import { t } from './plans.text.ts';
import type { Market, PlanPrices } from './plans.schema.ts';
import { factsOf, isForMedicare } from './price.rules.ts';

interface PricesForProps {
  /** Name of the brand. */
  brand: string;
  prices: PlanPrices;
  now: {
    market: Market | null;
    people: readonly Applicant[];
    plans: readonly unknown[];
    gone: number;
  };
  /** Postal code of the brand's own state. */
  home: string;
  /** This brand does not serve the zip code that the visitor has looked up. */
  isElsewhere: boolean;
  /** Null where there is nothing to change. */
  onChangePeople: (() => void) | null;
  onChangeMarket: (() => void) | null;
  onBack: (() => void) | null;
  /** Shows plans for people with Medicare; null where the brand sells none. */
  onMedicare: (() => void) | null;
}

function personText({ age, tobaccoUse }: Applicant): string[] {
  if (age === null) return tobaccoUse ? [t('ofTobacco')] : [];
  return [t(tobaccoUse ? 'ofAgeTobacco' : 'ofAge', { age })];
}

/** '' if nothing was asked. */
const peopleText = (people: readonly Applicant[]): string => people.flatMap(personText).join('; ');

const Press = ({ text, onPress }: { text: string; onPress: (() => void) | null }) =>
  onPress && (
    <button type="button" className="link-button" onClick={onPress}>
      {text}
    </button>
  );

export function PricesFor({ brand, prices, now, home, isElsewhere, ...on }: PricesForProps) {
  const { phone } = useBrandContact();
  const people = peopleText(now.people);
  const state = stateName(prices.state ?? home);
  return (
    <>
      {people === '' ? null : <p className="plans-people">{t('people', { people })}</p>}
      <p className="plans-changes">
        <Press text={t('back')} onPress={on.onBack} />
        <Press text={t('change')} onPress={on.onChangePeople} />
        <Press text={t('changeMarket')} onPress={on.onChangeMarket} />
      </p>
      {isElsewhere && (
        <p className="note-text">
          {t('elsewhere', { brand, state })} <a href={pageAddress('/find-your-plan/')}>{t('toZip')}</a>
        </p>
      )}
      {now.gone > 0 && <p className="note-text">{t('gone', { count: now.gone })}</p>}
      {isForMedicare(now.market, now.people) && (
        <p className="note-text">
          <PhoneIn text={t('under65', { phone })} /> <Press text={t('seeMedicare')} onPress={on.onMedicare} />
        </p>
      )}
      {now.plans.length > 0 && factsOf(prices, now.market) === null && (
        <p className="note-text">
          <PhoneIn text={t('noFacts', { phone })} />
        </p>
      )}
    </>
  );
}
