/** The date range filter: a list of presets, and a form for custom dates (spec 001 §3 'Date range value', §5). */
import { useInsertionEffect, useState, type ReactNode } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { CustomDates, type RangeWords } from './custom-dates.tsx';
import {
  CUSTOM_VALUE,
  datesToStartWith,
  isPreset,
  presetAfter,
  RANGE_PRESETS,
  type RangeChoice,
} from './date-range.rules.ts';
import { t } from './date-range.text.ts';
import styles from '../styles/date-range.css?inline';

export interface DateRangeProps {
  id: string;
  label: string;
  value: RangeChoice;
  /** Today's date in the brand's time zone. */
  today: IsoDate;
  words: RangeWords;
  onChange(choice: RangeChoice): void;
}

/** The two parts of the filter: the list of presets is among the other filters, and the form for custom dates is below them. */
export interface DateRange {
  presets: ReactNode;
  dates: ReactNode;
}

export function useDateRange({ id, label, value, today, words, onChange }: DateRangeProps): DateRange {
  useInsertionEffect(() => adoptStyles(styles), []);
  /** The preset that was active when the form was opened; null if the form was not opened. Choosing a preset closes the form. */
  const [pickingFrom, setPickingFrom] = useState<string | null>(null);
  // Resets the state only here, not on submit. The form has focus, so the form must stay open until `value` contains the submitted dates.
  if (pickingFrom !== null && value.option === 'custom') setPickingFrom(null);
  const picking = value.option === 'custom' || pickingFrom === value.option;
  const choose = (option: string): void => {
    setPickingFrom(isPreset(option) ? null : value.option);
    if (isPreset(option)) onChange(presetAfter(option, value));
  };
  return {
    presets: (
      <div className="field period">
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
    ),
    dates: picking ? (
      <CustomDates
        id={id}
        initial={datesToStartWith(value, today)}
        today={today}
        words={words}
        onApply={(span) => onChange({ option: 'custom', ...span })}
      />
    ) : null,
  };
}
