/** Where visitors can get help if no brand serves their area. */
import type { ReactElement } from 'react';
import { ENGLISH_MARKETPLACE, SPANISH_MARKETPLACE } from '../../lib/text/federal-marketplace.ts';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import {
  MARKETPLACE_PHONE,
  MEDICAID,
  MEDICARE,
  REGULATORS,
  TRICARE,
  type Outside,
  type OutsidePlace,
} from './outside-places.ts';
import { t } from './zip-to-brand.text.ts';

interface PlaceText {
  link: ReactElement;
  text: string;
}

const INTRODUCTIONS = {
  known: 'noneText',
  military: 'militaryText',
  abroad: 'abroadText',
  unknown: 'unknownText',
} as const;

/** @param state the visitor's state; null if unknown */
const PLACES: Readonly<Record<OutsidePlace, (state: string | null) => PlaceText>> = {
  tricare: () => ({ link: <a href={TRICARE}>{t('noneTricare')}</a>, text: t('noneTricareText') }),
  marketplace: (state) => ({
    link: (
      <a href={pageLanguage() === 'es' ? SPANISH_MARKETPLACE.site : ENGLISH_MARKETPLACE.site}>
        {t('noneMarketplace')}
      </a>
    ),
    text: t('noneMarketplaceText', {
      state: state === null ? t('yourState') : stateName(state),
      phone: MARKETPLACE_PHONE,
    }),
  }),
  medicare: () => ({
    link: <a href={MEDICARE.site}>{t('noneMedicare')}</a>,
    text: t('noneMedicareText', { phone: MEDICARE.phone }),
  }),
  medicaid: (state) => ({
    link: <a href={MEDICAID}>{t('noneMedicaid')}</a>,
    text: t('noneMedicaidText', { place: stateName(state ?? '') }),
  }),
  regulator: (state) => ({
    link: (
      <a href={REGULATORS}>
        {state === null ? t('noneRegulator') : t('noneRegulatorIn', { state: stateName(state) })}
      </a>
    ),
    text: t('noneRegulatorText'),
  }),
};

interface OutsideHelpProps {
  outside: Outside;
  /** Whether to show this brand's phone number. Off if the brand's card, which contains the number, is shown. */
  withPhone?: boolean;
}

export function OutsideHelp({ outside, withPhone = true }: OutsideHelpProps) {
  const { phone, hoursText: hours } = useBrandContact();
  const state = outside.kind === 'known' ? (outside.territory ?? outside.state) : null;
  const places = outside.kind === 'unknown' ? [] : outside.places;
  return (
    <>
      <p>
        {t(INTRODUCTIONS[outside.kind], { country: outside.kind === 'abroad' ? t(outside.country) : '' })}
      </p>
      <ul className="brand-cards">
        {places
          .map((place) => PLACES[place](state))
          .map(({ link, text }) => (
            <li key={text} className="card brand-card">
              <h3>{link}</h3>
              <p>{text}</p>
            </li>
          ))}
        {withPhone ? (
          <li className="card brand-card">
            <h3>{t('nonePhone')}</h3>
            <p>
              <PhoneIn text={t('nonePhoneText', { phone, hours })} />
            </p>
          </li>
        ) : null}
      </ul>
    </>
  );
}
