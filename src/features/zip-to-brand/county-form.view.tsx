/** The question for the county of a zip code that several counties share. */
import { t as form } from '../../lib/fields/form.text.ts';
import { FieldGroup } from '../../ui/form/field.tsx';
import { useForm, valuesOf } from '../../ui/form/use-form.ts';
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

const readForm = valuesOf(['county']);

export function CountyForm({ zipCode, counties, withState, onChoose }: CountyFormProps) {
  const kit = useForm({
    idOf: () => 'zip-county',
    textOf: (_problem: { field: 'county' }) => form('missing'),
    read: readForm,
    check: ({ county }) => (county === '' ? [{ field: 'county' as const }] : []),
    send({ county }) {
      onChoose(county);
    },
  });
  return (
    <form {...kit.props}>
      <p>{t('countyLead', { zip: zipCode })}</p>
      <FieldGroup id="zip-county" labelledBy="zip-answer-heading" error={kit.errorOf('county')}>
        {counties.map((county) => (
          <label key={county.fips} className="choice">
            <input type="radio" name="county" value={county.fips} />
            <span>{countyText(county, withState)}</span>
          </label>
        ))}
      </FieldGroup>
      <button type="submit" className="button primary">
        {t('continue')}
      </button>
    </form>
  );
}
