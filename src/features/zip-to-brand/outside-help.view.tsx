/** Where visitors turn whose area has no brand. */
import { useBrandContact } from '../../ui/brand-context.tsx';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import { MARKETPLACE, REGULATORS } from './outside-places.ts';
import { t } from './zip-to-brand.text.ts';

export function OutsideHelp() {
  const { phone, hoursText: hours } = useBrandContact();
  return (
    <>
      <p>{t('noneText')}</p>
      <ul className="brand-cards">
        <li className="card brand-card">
          <h3>
            <a href={MARKETPLACE.site}>{t('noneMarketplace')}</a>
          </h3>
          <p>{t('noneMarketplaceText', { phone: MARKETPLACE.phone })}</p>
        </li>
        <li className="card brand-card">
          <h3>
            <a href={REGULATORS}>{t('noneRegulator')}</a>
          </h3>
          <p>{t('noneRegulatorText')}</p>
        </li>
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
