/** Offers the zip code's counties or, if they are unknown, all counties of its states. */
import { useEffect, useEffectEvent, useRef } from 'react';
import { t as form } from '../../lib/fields/form.text.ts';
import { controlProps, FieldError, FieldGroup } from '../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
import type { County } from './county-question.rules.ts';
import { t } from './zip-to-brand.text.ts';

/** Formats a county, such as `Condado de Hennepin, MN`. */
export const countyText = ({ kind, name, state }: Omit<County, 'fips' | 'hasPlans'>, withState: boolean) =>
  `${t(kind, { county: name })}${withState ? `, ${state}` : ''}`;

interface CountyFormProps {
  zipCode: string;
  counties: readonly County[];
  withState: boolean;
  isStateWide: boolean;
  /** Whether the question takes focus when it opens. */
  takesFocus: boolean;
  onChoose(fips: string): void;
}

const FIELD = 'zip-county';
const HEADING = 'zip-county-heading';
const readForm = valuesOf(['county']);

interface ChoiceProps extends Pick<CountyFormProps, 'counties' | 'withState'> {
  error: string | null;
}

const CountyButtons = ({ counties, withState, error }: ChoiceProps) => (
  <FieldGroup id={FIELD} labelledBy={HEADING} error={error}>
    {counties.map((county) => (
      <label key={county.fips} className="choice">
        <input type="radio" name="county" value={county.fips} />
        <span>{countyText(county, withState)}</span>
      </label>
    ))}
  </FieldGroup>
);

/** Offers the counties in a select element, because a state has up to 254 counties. */
const CountySelect = ({ counties, withState, error }: ChoiceProps) => (
  <div className={error === null ? 'field' : 'field field-wrong'}>
    <label htmlFor={FIELD}>{t('countyChoose')}</label>
    <FieldError id={FIELD} error={error} />
    <select {...controlProps(FIELD, error, false)} name="county" autoComplete="off">
      <option value="">{t('countyNone')}</option>
      {counties.map((county) => (
        <option key={county.fips} value={county.fips}>
          {countyText(county, withState)}
        </option>
      ))}
    </select>
  </div>
);

export function CountyForm({ zipCode, isStateWide, takesFocus, onChoose, ...choice }: CountyFormProps) {
  const head = useRef<HTMLHeadingElement>(null);
  const open = useEffectEvent(() => {
    if (takesFocus) head.current?.focus();
  });
  useEffect(() => open(), []);
  const kit = useForm({
    idOf: () => FIELD,
    textOf: (_problem: { field: 'county' }) => form('missing'),
    read: readForm,
    check: ({ county }) => (county === '' ? [{ field: 'county' as const }] : []),
    send({ county }) {
      onChoose(county);
    },
  });
  const error = kit.errorOf('county');
  return (
    <form className="zip-county" {...kit.props}>
      <h3 ref={head} id={HEADING} tabIndex={-1}>
        {t('countyHeading')}
      </h3>
      <p>{t(isStateWide ? 'countyUnknown' : 'countyLead', { zip: zipCode })}</p>
      {isStateWide ? <CountySelect {...choice} error={error} /> : <CountyButtons {...choice} error={error} />}
      <button type="submit" className="button primary">
        {t('continue')}
      </button>
    </form>
  );
}
