import { useId, type ReactNode } from 'react';
import { nameInKey } from '../patients.rules.ts';
import { t as planText } from '../plan-type.text.ts';
import type { CostPeriod } from './cost-periods.rules.ts';
import type { CareKind, CostChoice } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';
import { periodName } from './year-of-costs.format.ts';

interface SelectProps {
  label: string;
  value: string;
  isOff?: boolean;
  children: ReactNode;
  onChange(value: string): void;
}

function Select({ label, value, isOff = false, children, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isOff} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </div>
  );
}

export interface CostChoicesProps {
  periods: readonly CostPeriod[];
  period: CostPeriod;
  /** Empty while the claims are loading. */
  people: readonly string[];
  kinds: readonly CareKind[];
  choice: CostChoice;
  onPeriod(key: string): void;
  onChoice(choice: CostChoice): void;
}

export function CostChoices({
  periods,
  period,
  people,
  kinds,
  choice,
  onPeriod,
  onChoice,
}: CostChoicesProps) {
  return (
    <div className="panel costs-choices" role="group" aria-label={t('choices')}>
      <Select label={t('period')} value={period.key} onChange={onPeriod}>
        {periods.map((listed) => (
          <option key={listed.key} value={listed.key}>
            {periodName(listed)}
          </option>
        ))}
      </Select>
      <Select
        label={t('person')}
        value={choice.person ?? ''}
        isOff={people.length < 2}
        onChange={(person) => onChoice({ ...choice, person: person || null })}
      >
        <option value="">{t('everyone')}</option>
        {people.map((person) => (
          <option key={person} value={person}>
            {nameInKey(person)}
          </option>
        ))}
      </Select>
      <Select
        label={t('kind')}
        value={choice.kind ?? ''}
        isOff={kinds.length < 2}
        onChange={(value) => onChoice({ ...choice, kind: kinds.find((kind) => kind === value) ?? null })}
      >
        <option value="">{t('everyKind')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {planText(kind)}
          </option>
        ))}
      </Select>
    </div>
  );
}
