import { useStore } from '@nanostores/react';
import { readVisitorLocation } from '../../session/storage/visitor-location.ts';
import { toTyped } from './applicants-form.rules.ts';
import { ApplicantsForm } from './applicants-form.view.tsx';
import { showPrices } from './cart.store.ts';
import { ageToApply, type PlansBrand } from './plans-brand.ts';
import { $choice, $isShared, $step, goTo, keepTyped, type Now } from './plans.store.ts';
import { t } from './plans.text.ts';

interface PeopleStepProps {
  brand: PlansBrand;
  now: Now;
}

const minimumAge = ({ ages }: PlansBrand): number => ageToApply(ages, readVisitorLocation());

export function PeopleStep({ brand, now: { market, questions, gone } }: PeopleStepProps) {
  const step = useStore($step);
  const { people, typed } = useStore($choice);
  const isShared = useStore($isShared);
  if (!questions || !market) return null;
  const isLost = step.name === 'compare' && gone === step.ids.length;
  return (
    <>
      {isShared && !isLost && <p className="note-text">{t('shared')}</p>}
      {brand.markets.length > 1 && (
        <p>
          {t(market)}{' '}
          <button type="button" className="link-button" onClick={() => goTo({ name: 'market' })}>
            {t('changeMarket')}
          </button>
        </p>
      )}
      <ApplicantsForm
        key={market}
        questions={questions}
        hasCart={market === 'U65'}
        start={typed ?? (people ?? []).map(toTyped)}
        minimumAge={() => minimumAge(brand)}
        onTyped={(typed) => keepTyped(market, typed)}
        onShow={(read) => {
          showPrices(market, read);
          goTo(step.name === 'compare' ? step : { name: 'plans' });
        }}
      />
    </>
  );
}
