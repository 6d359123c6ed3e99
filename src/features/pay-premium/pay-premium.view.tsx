/** Pay Premium: who collects the premium of the selected group, where to pay it, and the member's other groups. */
import { pageBrand } from '../../brand/page-brand.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { Building2, CreditCard, type LucideIcon } from 'lucide-react';
import { showLongDate } from '../../lib/date/long-date.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import { shortEmployer, type GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { ServiceWords } from '../../ui/page/service-words.tsx';
import { CallNote } from '../../ui/page/call-note.tsx';
import { Facts } from '../../ui/page/facts.tsx';
import { HandOff } from '../../ui/output/hand-off.tsx';
import type { OtherSite } from '../../ui/page/other-site.ts';
import { collectorOf, isBilled, planNames, type Collector, type PremiumStatus } from './pay-premium.rules.ts';
import { t } from './pay-premium.text.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';

interface PayPremiumProps {
  choice: GroupChoice;
  others: readonly GroupChoice[];
  isSubscriber: boolean;
  status: PremiumStatus;
  /** The brand's payment site; undefined if the brand accepts no premiums online. */
  site: OtherSite | undefined;
  onShow(groupNumber: string): void;
}

const ICONS = {
  direct: CreditCard,
  subscriber: CreditCard,
  medicare: CreditCard,
  employer: Building2,
} as const satisfies Record<Collector, LucideIcon>;

const GroupFacts = ({ group, client }: GroupChoice) => (
  <Facts
    facts={[
      { name: t('group'), value: group.groupNumber },
      {
        name: t('holder'),
        value: (
          <span {...inEnglish()} title={client.clientName}>
            {shortEmployer(client.clientName)}
          </span>
        ),
      },
      {
        name: t('plans'),
        value: <span {...inEnglish()}>{planNames(group).join(', ')}</span>,
      },
    ]}
  />
);

type AnswerProps = Omit<PayPremiumProps, 'others' | 'isSubscriber' | 'onShow'>;

function Ended({ status: { ended, collector } }: Pick<AnswerProps, 'status'>) {
  if (ended === null) return null;
  const date = showLongDate(ended);
  return <p className="answer-warn">{t(isBilled(collector) ? 'ended' : 'endedEmployer', { date })}</p>;
}

function Answer({ choice, status, site }: AnswerProps) {
  const { name: brand } = pageBrand();
  const { phone } = useBrandContact();
  const { collector, payable } = status;
  const Icon = ICONS[collector];
  return (
    <section className="panel answer" aria-labelledby="premium-answer">
      <h2 id="premium-answer">
        <Icon aria-hidden="true" size={26} /> {t(`${collector}Heading`)}
      </h2>
      <Ended status={status} />
      <p>
        <ServiceWords
          words={shortEmployer(choice.client.clientName)}
          say={(employer) => t(`${collector}Text`, { brand, employer })}
        />
      </p>
      {collector === 'employer' ? <p>{t('employerNext')}</p> : null}
      {payable && site ? (
        <HandOff label={t(collector === 'subscriber' ? 'paySubscriber' : 'pay')} site={site} />
      ) : null}
      {collector !== 'employer' && !payable ? (
        <p>
          <PhoneIn text={t('offlineText', { brand, phone })} />
        </p>
      ) : null}
      <GroupFacts {...choice} />
    </section>
  );
}

const OtherGroups = ({ others, isSubscriber, onShow }: Omit<PayPremiumProps, keyof AnswerProps>) => (
  <section className="panel" aria-labelledby="premium-others">
    <div className="panel-head">
      <h2 id="premium-others">{t('others')}</h2>
    </div>
    <ul className="rows">
      {others.map(({ group, client }) => (
        <li className="row wraps" key={group.groupNumber}>
          <span className="row-what">
            <span className="row-title" {...inEnglish()} title={client.clientName}>
              {shortEmployer(client.clientName)}
            </span>
            <span className="row-more">
              <ServiceWords
                words={shortEmployer(client.clientName)}
                say={(employer) => t(`row.${collectorOf(group, isSubscriber)}`, { employer })}
              />
            </span>
          </span>
          <button type="button" className="button" onClick={() => onShow(group.groupNumber)}>
            {t('show', { group: group.groupNumber })}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

export function PayPremium({ others, isSubscriber, onShow, ...answer }: PayPremiumProps) {
  const { choice, status } = answer;
  const { groupNumber: group } = choice.group;
  return (
    <div className="page-columns">
      <div className="page-main">
        <Answer {...answer} />
        {others.length > 0 ? (
          <OtherGroups others={others} isSubscriber={isSubscriber} onShow={onShow} />
        ) : null}
      </div>
      <CallNote text={t(isBilled(status.collector) ? 'call' : 'callEmployer', { group })} />
    </div>
  );
}
