/** A provider or store in the results: network and cost, whether it is open, and how to reach it. */
import { phoneHref } from '../../../lib/fields/phone-href.ts';
import {
  CircleCheck,
  CircleMinus,
  Clock,
  MapPin,
  Navigation,
  Phone,
  type LucideIcon,
  CircleHelp,
  CircleX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { readNow, useClock } from '../../../ui/page/use-clock.ts';
import { directionsAddress } from './directions.rules.ts';
import { languageList, showMiles } from '../find-care.names.ts';
import type { Provider, Store, NetworkStatus } from '../find-care.schema.ts';
import { t } from '../find-care.text.ts';
import { openText, weekLines } from './place-hours.names.ts';
import { openState } from './place-hours.rules.ts';
import type { PlaceHours } from './place-hours.schema.ts';

const LOOK: Readonly<Record<NetworkStatus, { Icon: LucideIcon; tone: string }>> = {
  IN_NETWORK: { Icon: CircleCheck, tone: 'good' },
  OUT_OF_NETWORK: { Icon: CircleX, tone: 'bad' },
  UNKNOWN: { Icon: CircleHelp, tone: 'wait' },
};

/** Texts about the plan's network or, without a `planNetwork`, about the brand's network. A plan may use only part of the brand's network. */
const WORDS = {
  plan: {
    IN_NETWORK: ['inNetwork', 'inNetworkCost'],
    OUT_OF_NETWORK: ['outOfNetwork', 'outOfNetworkCost'],
    UNKNOWN: ['networkUnknown', 'networkUnknownCost'],
  },
  brand: {
    IN_NETWORK: ['inOurNetwork', 'inOurNetworkCost'],
    OUT_OF_NETWORK: ['outOfOurNetwork', 'outOfNetworkCost'],
    UNKNOWN: ['networkUnknown', 'networkUnknownCost'],
  },
} as const satisfies Record<'plan' | 'brand', Record<NetworkStatus, readonly [string, string]>>;

/** The network status and what it means for the cost, because few readers know the status terms. */
function NetworkLine({ provider: { network, planNetwork } }: { provider: Provider }) {
  const status = planNetwork ?? network;
  const { Icon, tone } = LOOK[status];
  const [word, cost] = WORDS[planNetwork ? 'plan' : 'brand'][status];
  return (
    <p className="place-network">
      <span className={`status status-${tone}`}>
        <Icon aria-hidden="true" size={18} /> {t(word)}
      </span>
      {' · '}
      {t(cost)}
    </p>
  );
}

const ICON = { 'aria-hidden': true, size: 18 } as const;

const Fact = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <div className="place-fact">
    <Icon {...ICON} />
    <div>{children}</div>
  </div>
);

export function OpenNow({ hours }: { hours: PlaceHours }) {
  const now = useClock(readNow);
  const state = openState(hours, now);
  if (!state) return null;
  return (
    <>
      <span className={state.isOpen ? 'status status-good' : 'status'}>
        {t(state.isOpen ? 'openNow' : 'closedNow')}
      </span>
      {' · '}
      {openText(state, hours.timeZone)}
    </>
  );
}

function Hours({ hours }: { hours: PlaceHours | null }) {
  if (hours === null) return t('noHours');
  return (
    <>
      <OpenNow hours={hours} />
      <details>
        <summary>{t('allHours')}</summary>
        <ul>
          {weekLines(hours).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

export const PhoneLink = ({ name, phone }: { name: string; phone: string }) =>
  phone ? (
    <CopyValue kind="phone" value={phone}>
      <a className="button" href={phoneHref(phone)} aria-label={t('callProvider', { name, phone })}>
        <Phone {...ICON} /> {phone}
      </a>
    </CopyValue>
  ) : (
    <span>{t('noPhone')}</span>
  );

/** A link to directions. It sends no Referer, and the opened page cannot access this page. */
export const DirectionsLink = ({ place }: { place: Provider | Store }) => (
  <a className="button" href={directionsAddress(place)} target="_blank" rel="noreferrer">
    <Navigation {...ICON} />
    <span>
      {t('directions')}
      <span className="visually-hidden"> {t('directionsTo', { name: place.name })}</span>
    </span>
  </a>
);

export const isProvider = (place: Provider | Store): place is Provider => 'network' in place;

function ProviderMore({ provider }: { provider: Provider }) {
  const { acceptingNewPatients, languages, accessibility } = provider;
  const Icon = acceptingNewPatients ? CircleCheck : CircleMinus;
  return (
    <p className="provider-more">
      <span className={`status status-${acceptingNewPatients ? 'good' : 'wait'}`}>
        <Icon {...ICON} /> {t(acceptingNewPatients ? 'accepts' : 'full')}
      </span>
      {languages.length > 0 ? <span>{t('speaks', { languages: languageList(languages) })}</span> : null}
      {accessibility.map((code) => (
        <span key={code}>{t(`accessibility.${code}`)}</span>
      ))}
    </p>
  );
}

/** Id of the place's heading, which takes the focus when results are added. */
export const headingId = (placeId: string): string => `provider-${placeId}`;
export const rowId = (placeId: string): string => `place-${placeId}`;

interface PlaceRowProps {
  place: Provider | Store;
  /** Number of the place's pin on the map. */
  number?: number;
  isSelected?: boolean;
  cost: ReactNode;
  children?: ReactNode;
}

export const PlaceRow = ({ place, number, isSelected = false, cost, children }: PlaceRowProps) => {
  const { id, name, street, city, state, zipCode, phone, hours, distance } = place;
  return (
    <li
      className={isSelected ? 'provider provider-chosen' : 'provider'}
      id={rowId(id)}
      aria-current={isSelected || undefined}
    >
      <div>
        {isProvider(place) ? <NetworkLine provider={place} /> : null}
        <h3 id={headingId(id)} tabIndex={-1}>
          {number === undefined ? null : `${number}. `}
          {name}
        </h3>
        {isProvider(place) ? (
          <p className="provider-kind">
            {t(`specialty.${place.specialty}`)}
            {place.practice ? (
              <>
                {' · '}
                <span {...inEnglish()}>{place.practice}</span>
              </>
            ) : null}
          </p>
        ) : null}
        {isProvider(place) ? <ProviderMore provider={place} /> : null}
        {cost}
      </div>
      <div className="provider-facts">
        <Fact Icon={MapPin}>
          {distance === null ? null : (
            <strong className="place-miles">
              {t('away', { count: distance, miles: showMiles(distance) })}
            </strong>
          )}
          <address>
            {street}, {city}, <span className="place-state">{`${state} ${zipCode}`}</span>
          </address>
        </Fact>
        <Fact Icon={Clock}>
          <Hours hours={hours} />
        </Fact>
        <p className="place-actions">
          <PhoneLink name={name} phone={phone} />
          <DirectionsLink place={place} />
          {children}
        </p>
      </div>
    </li>
  );
};
