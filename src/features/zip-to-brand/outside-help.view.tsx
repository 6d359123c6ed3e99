/** Where visitors turn whose area has no brand. */
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
  site: string;
  name: string;
  text: string;
}

const PLACES: Readonly<Record<OutsidePlace, (territory: string | null) => PlaceText>> = {
  marketplace: () => ({
    site: MARKETPLACE.site,
    name: t('noneMarketplace'),
    text: t('noneMarketplaceText', { phone: MARKETPLACE.phone }),
  }),
  medicare: () => ({
    site: MEDICARE.site,
    name: t('noneMedicare'),
    text: t('noneMedicareText', { phone: MEDICARE.phone }),
  }),
  medicaid: (territory) => ({
    site: MEDICAID,
    name: t('noneMedicaid'),
    text: t('noneMedicaidText', { place: stateName(territory ?? '') }),
  }),
  regulator: () => ({ site: REGULATORS, name: t('noneRegulator'), text: t('noneRegulatorText') }),
};

export function OutsideHelp({ outside }: { outside: Outside }) {
  const { phone, hoursText: hours } = useBrandContact();
  const places =
    outside.kind === 'known' ? outside.places.map((place) => PLACES[place](outside.territory)) : [];
  return (
    <>
      <p>{t(outside.kind === 'known' ? 'noneText' : 'unknownText')}</p>
      <ul className="brand-cards">
        {places.map(({ site, name, text }) => (
          <li key={site} className="card brand-card">
            <h3>
              <a href={site}>{name}</a>
            </h3>
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
