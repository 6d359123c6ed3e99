/** A date range: a list of periods, and two dates to choose oneself (spec 001 §3 'Date range value', §5). */
import { memo, useState } from 'react';
import type { IsoDate } from '../lib/date.ts';
import { CustomDates } from './custom-dates.tsx';
import { CUSTOM_VALUE, isPreset, RANGE_PRESETS, spanOf, type RangeChoice } from './date-range.rules.ts';
import { t } from './date-range.text.ts';

interface DateRangeProps {
  /** Unique in the page: the controls' ids begin with it. */
  id: string;
  label: string;
  value: RangeChoice;
  /** Calendar date in the brand's zone. */
  today: IsoDate;
  /** What dates that are picked oneself mean, for example whether the days themselves count. */
  hint: string;
  onChange(choice: RangeChoice): void;
}

function Range({ id, label, value, today, hint, onChange }: DateRangeProps) {
  /** The preset that stood when somebody began to pick dates: another one since means that they thought better of it. */
  const [pickingFrom, setPickingFrom] = useState<string | null>(null);
  const picking = value.option === 'custom' || pickingFrom === value.option;
  const choose = (option: string): void => {
    setPickingFrom(isPreset(option) ? null : value.option);
    if (isPreset(option)) onChange({ option });
  };
  return (
    <div className="date-range">
      <div className="field">
        <label htmlFor={`${id}-period`}>{label}</label>
        <select
          id={`${id}-period`}
          value={picking ? CUSTOM_VALUE : value.option}
          onChange={({ target }) => choose(target.value)}
        >
          {RANGE_PRESETS.map((preset) => (
            <option key={preset} value={preset}>
              {t(preset)}
            </option>
          ))}
          <option value={CUSTOM_VALUE}>{t('custom')}</option>
        </select>
      </div>
      {picking ? (
        <CustomDates
          id={id}
          initial={spanOf(value, today)}
          today={today}
          hint={hint}
          onApply={(span) => {
            setPickingFrom(null);
            onChange({ option: 'custom', ...span });
          }}
        />
      ) : null}
    </div>
  );
}

/** What else stands beside it may change at every press. */
export const DateRange = memo(Range);
