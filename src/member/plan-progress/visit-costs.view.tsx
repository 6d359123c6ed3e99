/** The notes that say what a visit may cost. */
import { History, Wallet } from 'lucide-react';
import { useId } from 'react';
import type { Claim } from '../../features/claims/claims.schema.ts';
import { rangeText } from '../../features/plan-progress/explain-texts.rules.ts';
import pathStyles from '../../features/plan-progress/panel/limit-path.css?inline';
import { NextClaimBox } from '../../features/plan-progress/panel/next-claim.view.tsx';
import { nextClaims } from '../../features/plan-progress/panel/next-claims.rules.ts';
import { t as named } from '../../features/plan-progress/panel/progress-panel.text.ts';
import type { PanelPlan } from '../../features/plan-progress/panel-plans.rules.ts';
import { plannedCost } from '../../features/plan-progress/what-if.rules.ts';
import { brandToday } from '../../lib/date/brand-day.ts';
import { showDate } from '../../lib/date/date.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import { showMoney } from '../../lib/text/money.ts';
import { Field } from '../../ui/form/field.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { useInsertionEffect, useState } from 'react';
import type { VisitServices } from './past-visits.rules.ts';
import type { VisitCost } from './visit-cost.rules.ts';
import { t } from './visit-costs.text.ts';

const CENTS = 100;
const ICON = { 'aria-hidden': true, size: 18 } as const;

function costText(cost: VisitCost, name: string | null): { text: string; why: string | null } {
  if ('copay' in cost) {
    const amount = showMoney(cost.copay);
    const text = name === null ? t('copayYours', { amount }) : t('copayTheirs', { name, amount });
    return { text, why: `${t(cost.why)} ${t('moreThanCopay')}` };
  }
  if (!('cost' in cost)) return { text: t(cost.why), why: null };
  const amount = rangeText(cost.cost);
  const key = cost.cost.most === 0 ? 'costs' : 'mayCost';
  const text = name === null ? t(`${key}You`, { amount }) : t(`${key}Them`, { name, amount });
  return {
    text,
    why: cost.why === 'deductible' ? t('deductible', { left: showMoney(cost.left) }) : t(cost.why),
  };
}

interface VisitCostLineProps {
  /** Null to show no cost. */
  cost: VisitCost | null;
  isLoading: boolean;
  /** First name of the person who has the visit; null for the member. */
  name: string | null;
}

export function VisitCostLine({ cost, isLoading, name }: VisitCostLineProps) {
  if (isLoading) return <p className="visit-cost visit-cost-loading">{t('loading')}</p>;
  if (!cost) return null;
  const { text, why } = costText(cost, name);
  return (
    <p className="visit-cost">
      <Wallet {...ICON} />
      <span>
        {why === null ? text : <strong>{text}</strong>}
        {why === null ? null : <> · {why}</>}
      </span>
    </p>
  );
}

interface LastVisitLineProps extends Pick<VisitCostLineProps, 'name'> {
  visit: Claim;
  /** The visit's services; null while they load. */
  services: VisitServices | null;
}

/** The cost of the last visit, with a note that the next visit may cost a different amount. */
export function LastVisitLine({ visit, services, name }: LastVisitLineProps) {
  const date = showDate(visit.serviceDate, brandToday());
  const amount = showMoney(visit.memberCost ?? 0);
  return (
    <p className="visit-cost">
      <History {...ICON} />
      <span>
        {name === null ? t('lastYours', { date, amount }) : t('lastTheirs', { name, date, amount })}
        {services?.first === '' ? null : (
          <span className="visit-services">
            <span {...inEnglish()}>{services?.first}</span>
            {services && services.others > 0 ? ` ${t('others', { count: services.others })}` : null}
          </span>
        )}
        <span className="visit-next">{t('notForecast')}</span>
      </span>
    </p>
  );
}

interface AboutCostsViewProps {
  /** The plans that pay for the listed providers; at least one. */
  plans: readonly PanelPlan[];
  pin: string;
  /** The typed copay in cents; null if the member typed none. */
  copay: number | null;
  /** Whether some claims are in process and do not count toward the limits yet. */
  hasInProcess: boolean;
  onPerson(pin: string): void;
  onCopay(cents: number | null): void;
}

export function AboutCostsView(props: AboutCostsViewProps) {
  const { plans, pin, copay, onPerson, onCopay } = props;
  useInsertionEffect(() => adoptStyles(pathStyles), []);
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const people = new Map(plans.flatMap((plan) => plan.people).map((person) => [person.pin, person]));
  const type = (typed: string): void => {
    const cents = plannedCost(typed);
    setWrong(typed.trim() !== '' && cents === null);
    onCopay(cents);
  };
  return (
    <details className="visit-about">
      <summary>{t('about')}</summary>
      <p>{t('aboutText')}</p>
      {props.hasInProcess ? <p>{t('inProcess')}</p> : null}
      {plans
        .filter((plan) => nextClaims(plan, 'in-network') !== null)
        .map((plan) => (
          <div key={plan.key}>
            {plans.length > 1 ? <p className="visit-line">{named(plan.line)}</p> : null}
            <NextClaimBox plan={plan} network="in-network" />
          </div>
        ))}
      <div className="care-fields">
        {people.size > 1 && people.has(pin) ? (
          <Field id={`${id}-person`} label={t('person')} error={null}>
            {(control) => (
              <select {...control} value={pin} onChange={({ target }) => onPerson(target.value)}>
                {[...people.values()].map((person) => (
                  <option key={person.key} value={person.pin}>
                    {person.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ) : null}
        {plans.some(({ line }) => line === 'medical') ? (
          <Field
            id={`${id}-copay`}
            label={t('copay')}
            hint={t('copayHint')}
            error={isWrong ? t('copayWrong') : null}
          >
            {(control) => (
              <input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={copay === null ? '' : copay / CENTS}
                onInput={({ currentTarget }) => type(currentTarget.value)}
              />
            )}
          </Field>
        ) : null}
      </div>
    </details>
  );
}
