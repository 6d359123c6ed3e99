import { useEffect, useRef, type FocusEvent } from 'react';
import { MAX_EMAIL_LENGTH } from '../../../lib/fields/email.rules.ts';
import type { Segment } from '../../../lib/fields/zip-code.rules.ts';
import type { VisitorLocation } from '../../../session/storage/visitor-location.ts';
import { controlProps, Field, FieldError, FieldGroup, type FieldFrame } from '../../../ui/form/field.tsx';
import { phoneInput } from '../../../ui/phone-input.ts';
import { CONSENT, type QuoteField } from './quote-form.rules.ts';
import { t } from './quote.text.ts';

export const fieldId = (field: QuoteField): string => `quote-${field}`;

const groupClass = (error: string | null): string => (error === null ? 'field' : 'field field-wrong');

/** The area that the zip form found; empty in the prerendered page and until an area is found. */
export function LocationLine({
  location,
  error,
}: {
  location: VisitorLocation | null;
  error: string | null;
}) {
  const where = location && {
    zip: location.zipCode,
    county: location.county ? `${location.county.name}, ${location.county.state}` : '',
  };
  return (
    <div className={groupClass(error)}>
      <FieldError id={fieldId('place')} error={error} />
      {where ? <p className="quote-place">{t(where.county ? 'placeInCounty' : 'place', where)}</p> : null}
    </div>
  );
}

interface LeaveProps {
  onLeave(event: FocusEvent<HTMLElement>): void;
}

interface SegmentFieldProps extends LeaveProps {
  error: string | null;
  segments: readonly Segment[];
  chosen: Segment | null;
}

/** The choice of the segment. If there is only one, the form names it instead of asking. */
export function SegmentField({ segments, error, chosen, onLeave }: SegmentFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  // The radio buttons are uncontrolled, so that hydration does not discard an earlier choice.
  useEffect(() => {
    const radios = [...(group.current?.querySelectorAll('input') ?? [])];
    if (radios.some(({ checked }) => checked)) return;
    const radio = radios.find(({ value }) => value === chosen);
    if (radio) radio.checked = true;
  }, [chosen]);
  const [only, ...others] = segments;
  if (only && others.length === 0)
    return (
      <>
        <input type="hidden" name="segment" value={only} />
        <p>{t(`only${only}`)}</p>
      </>
    );
  return (
    <FieldGroup ref={group} id={fieldId('segment')} legend={t('segment')} error={error}>
      {segments.map((segment) => (
        <label key={segment} className="choice">
          <input type="radio" name="segment" value={segment} onBlur={onLeave} />
          <span>{t(segment)}</span>
        </label>
      ))}
    </FieldGroup>
  );
}

interface PersonFieldsProps extends LeaveProps {
  /** False in states whose law forbids prices by age. */
  isRatedByAge: boolean;
  frameOf(field: QuoteField): FieldFrame;
  phonePlaceholder: string;
}

export const PersonFields = ({ frameOf, isRatedByAge, phonePlaceholder, onLeave }: PersonFieldsProps) => (
  <>
    <div className="quote-pair">
      <Field {...frameOf('firstName')}>
        {(control) => (
          <input {...control} onBlur={onLeave} name="firstName" type="text" autoComplete="given-name" />
        )}
      </Field>
      <Field {...frameOf('lastName')}>
        {(control) => (
          <input {...control} onBlur={onLeave} name="lastName" type="text" autoComplete="family-name" />
        )}
      </Field>
    </div>
    <Field
      {...frameOf('birthDate')}
      hint={`${isRatedByAge ? `${t('agePrices')} ` : ''}${t('birthDateHint')}`}
    >
      {(control) => <input {...control} onBlur={onLeave} name="birthDate" type="text" autoComplete="bday" />}
    </Field>
    <Field {...frameOf('email')} hint={t('emailHint')}>
      {(control) => (
        <input
          {...control}
          onBlur={onLeave}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL_LENGTH}
        />
      )}
    </Field>
    <Field {...frameOf('phone')} hint={t('phoneHint')}>
      {(control) => (
        <input
          {...control}
          {...phoneInput}
          onBlur={onLeave}
          name="phone"
          autoComplete="tel"
          placeholder={phonePlaceholder}
        />
      )}
    </Field>
  </>
);

interface ConsentFieldProps extends LeaveProps {
  error: string | null;
  brand: string;
}

export function ConsentField({ error, brand, onLeave }: ConsentFieldProps) {
  const control = controlProps(fieldId('consent'), error, false);
  return (
    <div className={groupClass(error)}>
      <FieldError id={control.id} error={error} />
      <label className="check quote-consent">
        <input {...control} type="checkbox" name="consent" value={CONSENT} onBlur={onLeave} />
        <span>{t('consent', { brand })}</span>
      </label>
    </div>
  );
}
