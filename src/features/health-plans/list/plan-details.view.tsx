import { useId } from 'react';
import type { IsoDate } from '../../../lib/date/date.ts';
import { inEnglish } from '../../../lib/text/i18n.ts';
import { showLongDate } from '../../../lib/date/long-date.ts';
import { PersonMark } from '../../../ui/page/person-mark.tsx';
import { Facts, type Fact } from '../../../ui/page/facts.tsx';
import type { CoveredMember } from '../covered-members.rules.ts';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { t } from './health-plans-list.text.ts';
import { periodText, typesText } from './plan.format.ts';

const employerFact = (employer: string): Fact[] =>
  employer ? [{ name: t('employer'), value: <span {...inEnglish()}>{employer}</span> }] : [];

const PlanNames = ({ plans }: Pick<HealthPlanRow, 'plans'>) => (
  <ul className="plan-names">
    {plans.map(({ productNumber, name, type }) => (
      <li key={productNumber}>
        <span {...inEnglish()}>{name}</span> <span className="plan-soft">{t(`type.${type}`)}</span>
      </li>
    ))}
  </ul>
);

const factsOf = (row: HealthPlanRow): Fact[] => [
  ...(row.plans.length > 1
    ? [{ name: t('plans'), value: <PlanNames plans={row.plans} /> }]
    : [{ name: t('planType'), value: typesText(row) }]),
  ...employerFact(row.plans[0].employer),
  { name: t('group'), value: row.groupNumber },
  { name: t('begins'), value: showLongDate(row.begin) },
  { name: t('ends'), value: row.end === null ? t('noEnd') : showLongDate(row.end) },
];

export function PlanFacts({ row }: { row: HealthPlanRow }) {
  const id = useId();
  return (
    <section className="plan-part" aria-labelledby={id}>
      <h4 id={id}>{t('details')}</h4>
      <Facts facts={factsOf(row)} />
    </section>
  );
}

interface PlanMembersProps {
  members: readonly CoveredMember[];
  today: IsoDate;
}

function Dates({ member: { from, to, leftEarly }, today }: { member: CoveredMember; today: IsoDate }) {
  if (from === null) return <span className="plan-soft">{t('noDates')}</span>;
  return (
    <>
      <span className="plan-soft">{periodText(from, to, today)}</span>
      {leftEarly && to !== null ? (
        <span className="plan-left">{t(to < today ? 'leftEarly' : 'leavesEarly')}</span>
      ) : null}
    </>
  );
}

export function PlanMembers({ members, today }: PlanMembersProps) {
  const id = useId();
  if (members.length === 0) return null;
  return (
    <section className="plan-part" aria-labelledby={id}>
      <h4 id={id}>{t('members')}</h4>
      <ul className="plan-members">
        {members.map((member) => (
          <li key={member.key}>
            <span className="plan-member">
              <PersonMark name={member.name} />
              {member.name}{' '}
              {member.isSubscriber ? <span className="plan-soft">{t('subscriber')}</span> : null}
            </span>
            <Dates member={member} today={today} />
          </li>
        ))}
      </ul>
    </section>
  );
}
