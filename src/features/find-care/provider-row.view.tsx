/** One provider in the results: name, address, distance, and whether they take new patients. */
import { CircleCheck, CircleMinus, MapPin, Phone } from 'lucide-react';
import { inEnglish } from '../../lib/i18n.ts';
import { languageList, showMiles } from './find-care.names.ts';
import type { Provider } from './find-care.schema.ts';
import { t } from './find-care.text.ts';

function ProviderFacts({ provider }: { provider: Provider }) {
  const { name, street, city, state, zipCode, phone } = provider;
  return (
    <address className="provider-facts">
      <span>
        <MapPin aria-hidden="true" size={18} />
        <span>
          {street}, {city}, {state} {zipCode}
        </span>
      </span>
      <span>
        <Phone aria-hidden="true" size={18} />
        {phone ? (
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} aria-label={t('callProvider', { name, phone })}>
            {phone}
          </a>
        ) : (
          <span>{t('noPhone')}</span>
        )}
      </span>
    </address>
  );
}

/** Id of the provider's heading, which takes focus when results are added. */
export const headingId = (providerId: string): string => `provider-${providerId}`;

export const ProviderRow = ({ provider }: { provider: Provider }) => {
  const { id, name, practice, specialty, acceptingNewPatients, languages, distance } = provider;
  const Icon = acceptingNewPatients ? CircleCheck : CircleMinus;
  return (
    <li className="provider">
      <div>
        <h3 id={headingId(id)} tabIndex={-1}>
          {name}
        </h3>
        <p className="provider-kind">
          {t(`specialty.${specialty}`)}
          {practice ? (
            <>
              {' · '}
              <span {...inEnglish()}>{practice}</span>
            </>
          ) : null}
        </p>
      </div>
      <ProviderFacts provider={provider} />
      <p className="provider-more">
        {distance === null ? null : (
          <strong>{t('away', { count: distance, miles: showMiles(distance) })}</strong>
        )}
        <span className={`status status-${acceptingNewPatients ? 'good' : 'wait'}`}>
          <Icon aria-hidden="true" size={18} /> {t(acceptingNewPatients ? 'accepts' : 'full')}
        </span>
        {languages.length > 0 ? <span>{t('speaks', { languages: languageList(languages) })}</span> : null}
      </p>
    </li>
  );
};
