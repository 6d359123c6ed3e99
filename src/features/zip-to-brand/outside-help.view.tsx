/** Where visitors turn whose area has no brand. */
import type { ReactElement } from 'react';
import { stateName } from '../../lib/state-names.text.ts';
import { useBrandContact } from '../../ui/brand-context.tsx';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import {
  MARKETPLACE,
  MEDICAID,
  MEDICARE,
  REGULATORS,
  type Outside,
  type OutsidePlace,
} from './outside-places.ts';
import { t } from './zip-to-brand.text.ts';

interface PlaceText {
  link: ReactElement;
  text: string;
}

const PLACES: Readonly<Record<OutsidePlace, (territory: string | null) => PlaceText>> = {
  marketplace: () => ({
    link: <a href={MARKETPLACE.site}>{t('noneMarketplace')}</a>,
    text: t('noneMarketplaceText', { phone: MARKETPLACE.phone }),
  }),
  medicare: () => ({
    link: <a href={MEDICARE.site}>{t('noneMedicare')}</a>,
    text: t('noneMedicareText', { phone: MEDICARE.phone }),
  }),
  medicaid: (territory) => ({
    link: <a href={MEDICAID}>{t('noneMedicaid')}</a>,
    text: t('noneMedicaidText', { place: stateName(territory ?? '') }),
  }),
  regulator: () => ({ link: <a href={REGULATORS}>{t('noneRegulator')}</a>, text: t('noneRegulatorText') }),
};

export function OutsideHelp({ outside }: { outside: Outside }) {
  const { phone, hoursText: hours } = useBrandContact();
  const places =
    outside.kind === 'known' ? outside.places.map((place) => PLACES[place](outside.territory)) : [];
  return (
    <>
      <p>{t(outside.kind === 'known' ? 'noneText' : 'unknownText')}</p>
      <ul className="brand-cards">
        {places.map(({ link, text }) => (
          <li key={text} className="card brand-card">
            <h3>{link}</h3>
            <p>{text}</p>
          </li>
        ))}
        <li className="card brand-card">
          <h3>{t('nonePhone')}</h3>
          <p>
            <PhoneIn text={t('nonePhoneText', { phone, hours })} />
          </p>
        </li>
      </ul>
    </>
  );
}
