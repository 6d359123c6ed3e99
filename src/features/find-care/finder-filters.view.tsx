/** The filters of the care finder's form. A visitor opens them to narrow a search. */
import { Field } from '../../ui/form/field.tsx';
import { languageName } from './find-care.names.ts';
import { ACCESSIBILITY } from './find-care.schema.ts';
import { t as care } from './find-care.text.ts';
import { DEFAULT_RADIUS_MILES, LANGUAGE_CODES, RADII_MILES, type FinderForm } from './finder-search.rules.ts';
import { t } from './finder.text.ts';
import { idOf } from './persisted-search.ts';

interface ChoiceProps {
  name: 'radius' | 'language' | 'accessibility';
  initial: FinderForm;
  options: readonly (readonly [value: string, label: string])[];
}

/** Suppresses hydration warnings, because the browser's language names may differ from the prerendered ones. */
const Choice = ({ name, initial, options }: ChoiceProps) => (
  <Field id={idOf(name)} label={t(name)} error={null}>
    {(control) => (
      <select {...control} defaultValue={initial[name]}>
        {options.map(([value, label]) => (
          <option key={value} value={value} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

export const FinderFilters = ({ initial }: { initial: FinderForm }) => (
  <details className="care-filters">
    <summary>{t('filters')}</summary>
    <div className="care-fields">
      <Choice
        name="radius"
        initial={initial}
        options={RADII_MILES.map((miles) => [
          miles === DEFAULT_RADIUS_MILES ? '' : String(miles),
          t('miles', { miles }),
        ])}
      />
      <Choice
        name="language"
        initial={initial}
        options={[
          ['', t('anyLanguage')],
          ...LANGUAGE_CODES.map((code) => [code, languageName(code)] as const),
        ]}
      />
      <Choice
        name="accessibility"
        initial={initial}
        options={[
          ['', t('anyAccessibility')],
          ...ACCESSIBILITY.map((code) => [code, care(`accessibility.${code}`)] as const),
        ]}
      />
    </div>
    <label className="check">
      <input type="checkbox" id={idOf('accepting')} defaultChecked={initial.accepting !== ''} />
      {t('accepting')}
    </label>
  </details>
);
