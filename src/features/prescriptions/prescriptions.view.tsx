/** Prescriptions: the drug plan of the selected group, the pharmacy site, and the medication therapy program. */
import { pageBrand } from '../../brand/page-brand.ts';
import { Pill, PillBottle } from 'lucide-react';
import { showLongDate } from '../../lib/date/long-date.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import type { GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { Facts, type Fact } from '../../ui/page/facts.tsx';
import { HandOff } from '../../ui/output/hand-off.tsx';
import { otherSite } from '../../ui/page/other-site.ts';
import type { DrugPlanState } from './prescriptions.rules.ts';
import { t } from './prescriptions.text.ts';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';

interface PrescriptionsProps {
  choice: GroupChoice;
  drugPlan: DrugPlanState;
  /** Another group with a current drug plan; null if there is none or the selected group has such a plan. */
  other: GroupChoice | null;
  onShow(groupNumber: string): void;
  onTherapy(): void;
}

type WithPlan = Exclude<DrugPlanState, { state: 'none' }>;

function statusText({ state, plan, open }: WithPlan, site: string | undefined): string {
  if (state === 'current') return site ? t('currentText', { site }) : t('currentTextAlone');
  if (state === 'upcoming')
    return t(open ? 'upcomingText' : 'closedUpcomingText', { date: showLongDate(plan.coverageBeginDate) });
  return t(open ? 'endedText' : 'closedEndedText', { date: showLongDate(plan.coverageEndDate ?? '') });
}

const factsOf = ({ state, plan }: WithPlan, group: string): Fact[] => [
  { name: t('plan'), value: <span {...inEnglish()}>{plan.benefitPlanName}</span> },
  { name: t('group'), value: group },
  { name: t(state === 'upcoming' ? 'starts' : 'covered'), value: showLongDate(plan.coverageBeginDate) },
  {
    name: t('until'),
    value: plan.coverageEndDate === null ? t('noEnd') : showLongDate(plan.coverageEndDate),
  },
];

const OtherGroup = ({ other, onShow }: { other: GroupChoice; onShow(groupNumber: string): void }) => (
  <p className="answer-next">
    {t('otherText')}{' '}
    <button type="button" className="button" onClick={() => onShow(other.group.groupNumber)}>
      {t('other', { group: other.group.groupNumber })}
    </button>
  </p>
);

function Answer({ choice, drugPlan, other, onShow }: Omit<PrescriptionsProps, 'onTherapy'>) {
  const pharmacy = otherSite(pageBrand().handOffs.pharmacy);
  const open = drugPlan.state !== 'none' && drugPlan.open;
  const heading = drugPlan.state === 'none' || open ? drugPlan.state : 'closed';
  return (
    <section className="panel answer" aria-labelledby="drug-plan">
      <h2 id="drug-plan">
        <Pill aria-hidden="true" size={26} /> {t(`${heading}Heading`)}
      </h2>
      {drugPlan.state === 'none' ? <p>{t('noneText')}</p> : <p>{statusText(drugPlan, pharmacy?.name)}</p>}
      {drugPlan.state !== 'none' && open ? (
        <>
          {pharmacy ? <HandOff label={t('go')} site={pharmacy} /> : null}
          <Facts facts={factsOf(drugPlan, choice.group.groupNumber)} />
        </>
      ) : (
        <p>
          <PhoneIn text={t('noneCall', { phone: pageBrand().phone })} />
        </p>
      )}
      {other ? <OtherGroup other={other} onShow={onShow} /> : null}
    </section>
  );
}

export function Prescriptions({ onTherapy, ...answer }: PrescriptionsProps) {
  const { drugPlan } = answer;
  const therapy =
    drugPlan.state === 'current' ? otherSite(pageBrand().handOffs.medicationTherapy) : undefined;
  return (
    <div className="page-columns">
      <div className="page-main">
        <Answer {...answer} />
        {therapy ? (
          <section className="panel answer" aria-labelledby="therapy">
            <h2 id="therapy">
              <PillBottle aria-hidden="true" size={26} /> {t('therapyHeading')}
            </h2>
            <p>{t('therapyText')}</p>
            <p>{t('therapyWho')}</p>
            <HandOff label={t('therapyGo')} site={therapy} primary={false} onGo={onTherapy} />
          </section>
        ) : null}
      </div>
      <CallNote text={t('call')} />
    </div>
  );
}
