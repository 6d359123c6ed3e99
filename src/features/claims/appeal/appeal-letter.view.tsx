import { showLongDate, type IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showMoney } from '../../../lib/text/money.ts';
import { ServiceWords } from '../../../ui/page/service-words.tsx';
import { appealedServices, type AppealRule } from './appeal.rules.ts';
import { t } from './appeal.text.ts';
import { memberIdOnCard, patientName, type CardHolder } from '../detail/claim-detail.rules.ts';
import type { ClaimService } from '../detail/claim-detail.schema.ts';
import { eobGroupNumber } from '../claims-context.rules.ts';
import type { Claim } from '../claims.schema.ts';
import { t as claims } from '../claims.text.ts';

/** Maximum number of services in the letter, so that it stays on one page. The claim's document lists all of them. */
const MOST_SERVICES = 6;
const EMPTY_LINES = 4;
const ATTACHMENTS = ['document', 'doctor', 'records', 'other'] as const;

export interface Letter {
  claim: Claim;
  /** The claim's services; null if they failed to load. */
  services: readonly ClaimService[] | null;
  holder: CardHolder & { firstName: string; lastName: string };
  brandName: string;
  rule: AppealRule;
  today: IsoDate;
  /** The reason as the member typed it. If '', the letter has blank lines to write on. */
  reason: string;
}

const Rule = ({ label }: { label?: string }) => (
  <p className="letter-rule">{label ? <span>{label}</span> : null}</p>
);

const serviceLine = ({ date, providerCharge }: ClaimService, service: string): string => {
  const params = { service, date: showLongDate(date) };
  return providerCharge === null
    ? t('lineUnknown', params)
    : t('line', { ...params, amount: showMoney(providerCharge) });
};

function About({ claim, holder }: Letter) {
  const { dateOfBirth } = claim.patient;
  const rows = [
    [t('member'), `${holder.firstName} ${holder.lastName}`],
    [t('memberId'), memberIdOnCard(holder)],
    [t('group'), eobGroupNumber(claim.idCardGroup, holder)],
    [
      t('patient'),
      dateOfBirth === null
        ? patientName(claim)
        : t('born', { name: patientName(claim), date: showLongDate(dateOfBirth) }),
    ],
    [t('claim'), claim.number],
    [t('date'), showLongDate(claim.serviceDate)],
    [
      t('providerName'),
      claim.provider ? <span {...inEnglish()}>{claim.provider}</span> : claims('noProvider'),
    ],
    [t('decision'), claims(`status.${claim.status}`)],
  ] as const;
  return (
    <dl className="letter-about">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ask({ services }: { services: readonly ClaimService[] }) {
  const lines = appealedServices(services);
  if (lines.length === 0) return <p>{t('askWhole')}</p>;
  return (
    <>
      <p>{t(lines.length > MOST_SERVICES ? 'askSome' : 'ask')}</p>
      <ul>
        {lines.slice(0, MOST_SERVICES).map((service) => (
          <li key={service.number}>
            <ServiceWords words={service.description} say={(words) => serviceLine(service, words)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Reason = ({ reason }: Pick<Letter, 'reason'>) => (
  <>
    <p>{t('because')}</p>
    {reason ? (
      <p className="letter-reason">{reason}</p>
    ) : (
      Array.from({ length: EMPTY_LINES }, (_, line) => <Rule key={line} />)
    )}
  </>
);

const Attached = () => (
  <>
    <p>{t('attached')}</p>
    <ul className="letter-attached">
      {ATTACHMENTS.map((name) => (
        <li key={name}>
          <span className="letter-box" aria-hidden="true" /> {t(`attached.${name}`)}
        </li>
      ))}
    </ul>
  </>
);

export function AppealLetter(letter: Letter) {
  const { claim, services, holder, brandName, rule, today, reason } = letter;
  return (
    <div className="letter">
      <p className="letter-from">{`${holder.firstName} ${holder.lastName}`}</p>
      <Rule label={t('yourAddress')} />
      <Rule label={t('yourPhone')} />
      <p className="letter-date">{showLongDate(today)}</p>
      <address {...inEnglish()}>
        {[brandName, ...rule.address].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className="letter-subject">{t('subject', { number: claim.number })}</p>
      <About {...letter} />
      <p>{t('greeting')}</p>
      <Ask services={services ?? []} />
      <Reason reason={reason} />
      <Attached />
      <p>{t('answer')}</p>
      <p>{t('regards')}</p>
      <Rule label={t('signature')} />
    </div>
  );
}
