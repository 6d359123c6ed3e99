/** The question for the county of a zip code that several counties share. */
import { useRef, useState, type FormEvent } from 'react';
import { t as form } from '../../lib/fields/form.text.ts';
import { FieldError } from '../../ui/form/field.tsx';
import type { County } from './county-question.rules.ts';
import { t } from './zip-to-brand.text.ts';

export const countyText = ({ name, state }: Pick<County, 'name' | 'state'>, withState: boolean): string =>
  t(withState ? 'countyInState' : 'countyName', { county: name, state });

interface CountyFormProps {
  zipCode: string;
  counties: readonly County[];
  withState: boolean;
  onChoose(fips: string): void;
}

const FIELD = 'zip-county';

export function CountyForm({ zipCode, counties, withState, onChoose }: CountyFormProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('county');
    if (typeof chosen === 'string') return onChoose(chosen);
    setError(form('missing'));
    group.current?.querySelector<HTMLElement>('input')?.focus();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{t('countyLead', { zip: zipCode })}</p>
      <fieldset
        ref={group}
        id={FIELD}
        className={error === null ? 'field' : 'field field-wrong'}
        aria-labelledby="zip-answer-heading"
        aria-describedby={error === null ? undefined : `${FIELD}-error`}
      >
        <FieldError id={FIELD} error={error} />
        {counties.map((county) => (
          <label key={county.fips} className="choice">
            <input type="radio" name="county" value={county.fips} />
            <span>{countyText(county, withState)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button primary">
        {t('continue')}
      </button>
    </form>
  );
}
