/** Services as a table or as cards. Roles are explicit, because browsers drop a table's roles if its rows are cards. */
import { useId, type ReactNode } from 'react';
import { showDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import type { ClaimService } from './claim-detail.schema.ts';
import { t, texts } from './claim-detail.text.ts';
import { StandingMark } from '../claim-status.view.tsx';
import { extraStatusText } from './status-text.rules.ts';
import { SHARES } from './why-owe/why-owe.rules.ts';

const isKnownWord = (key: string): key is Extract<keyof typeof texts, `word.${string}`> =>
  Object.hasOwn(texts, key);

/** Known texts are translated, others are marked as English (spec 001 §4 'Service status texts'). */
function StatusWord({ word }: { word: string }) {
  const key = `word.${word.toLowerCase()}`;
  if (word === '') return null;
  return isKnownWord(key) ? (
    <span className="service-word">{t(key)}</span>
  ) : (
    <span className="service-word" {...inEnglish()}>
      {word}
    </span>
  );
}

function LineStatusMark({ service }: { service: ClaimService }) {
  const status = service.status ?? 'in-process';
  return (
    <span className="service-standing">
      <StandingMark standing={status} name={t(`status.${status}`, { code: service.statusCode })} />
      <StatusWord word={extraStatusText(status, service.statusText)} />
    </span>
  );
}

const COLUMNS = ['status', 'providerCharge', 'discountedRate', 'planPaid', 'yourCost'] as const;

/** An explicit role, because some browsers drop the implicit role of a cell with `display: block`. */
const CELL = { role: 'cell' } as const;

const Cell = ({ column, children }: { column: (typeof COLUMNS)[number]; children: ReactNode }) => (
  <td {...CELL} data-label={t(column)} className={column === 'status' ? undefined : 'service-amount'}>
    {children}
  </td>
);

function amountText(cents: number | null, { status }: ClaimService): string {
  if (cents !== null) return showMoney(cents);
  return t(status === 'unknown' ? 'notKnown' : 'inProcess');
}

/** For example `$30.00 deductible · $12.10 coinsurance`. */
const sharesText = (service: ClaimService): string =>
  SHARES.flatMap((name) => {
    const cents = service[name];
    return cents === null || cents === 0 ? [] : [t(`share.${name}`, { amount: showMoney(cents) })];
  }).join(' · ');

const ServiceRow = ({ service, today }: { service: ClaimService; today: IsoDate }) => (
  <tr role="row">
    <th scope="row" role="rowheader">
      <span className="service-name" {...inEnglish()}>
        {service.description}
      </span>
      <span className="service-more">
        <time dateTime={service.date}>{showDate(service.date, today)}</time>{' '}
        <span>{sharesText(service)}</span>
        {service.line === null && service.lineCode !== '' ? (
          <span> {t('lineCode', { code: service.lineCode })}</span>
        ) : null}
      </span>
    </th>
    <Cell column="status">
      <LineStatusMark service={service} />
    </Cell>
    <Cell column="providerCharge">{amountText(service.providerCharge, service)}</Cell>
    <Cell column="discountedRate">{amountText(service.discountedRate, service)}</Cell>
    <Cell column="planPaid">{amountText(service.planPaid, service)}</Cell>
    <Cell column="yourCost">
      <strong>{amountText(service.memberCost, service)}</strong>
    </Cell>
  </tr>
);

export function ClaimServices({ services, today }: { services: readonly ClaimService[]; today: IsoDate }) {
  const id = useId();
  return (
    <div role="group" className="claim-services" aria-labelledby={id}>
      <h4 id={id}>{t('services')}</h4>
      {services.length === 0 ? (
        <EmptyNote drawing="claims" text={t('noServices')} next={t('noServicesNext')} />
      ) : (
        <table role="table" className="services-table" aria-labelledby={id}>
          <thead>
            <tr role="row">
              <th scope="col" role="columnheader">
                {t('service')}
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" role="columnheader">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <ServiceRow key={service.number} service={service} today={today} />
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
