/** The zip form. Its fields are uncontrolled and have no names: a form without JavaScript sends nothing (spec 000 §7). */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { safeHref } from '../../lib/navigation.ts';
import { t as validation } from '../../lib/validation.text.ts';
import { SEGMENTS, isSegment, readZipCode, ZIP_CODE_LENGTH, zipCodeError } from '../../lib/zip-code.rules.ts';
import { readVisitorPlace } from '../../session/storage/visitor-place.ts';
import { controlProps, FieldError } from '../../ui/field.tsx';
import { FailedNote } from '../../ui/panel-notes.tsx';
import type { ZipRequest } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

export const ZIP_FIELD = 'zip-code';
const SEGMENT_FIELD = 'zip-segment';

interface ZipFormProps {
  asksSegment: boolean;
  busy: boolean;
  failure: Failure | null;
  onAsk(request: ZipRequest): void;
}

const SegmentField = ({ field }: { field: React.RefObject<HTMLSelectElement | null> }) => (
  <div className="field">
    <label htmlFor={SEGMENT_FIELD}>{t('segment')}</label>
    <select ref={field} id={SEGMENT_FIELD} autoComplete="off">
      <option value="">{t('anyone')}</option>
      {SEGMENTS.map((segment) => (
        <option key={segment} value={segment}>
          {t(segment)}
        </option>
      ))}
    </select>
  </div>
);

export function ZipForm({ asksSegment, busy, failure, onAsk }: ZipFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const segmentField = useRef<HTMLSelectElement>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const element = form.current;
    if (!element || !field.current) return;
    const place = readVisitorPlace();
    // Typed text comes first.
    if (field.current.value === '' && place) field.current.value = place.zipCode;
    element.dataset['ready'] = 'true';
    // A submit before hydration was held back by the loader; send it now, once.
    const held = element.closest<HTMLElement>('[data-pressed]');
    held?.removeAttribute('data-pressed');
    if (held) element.requestSubmit();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const zipCode = readZipCode(typed);
    const wrong = zipCodeError(typed);
    setError(wrong && (wrong === 'missing' ? t('zipMissing') : validation('zipCode')));
    if (wrong) field.current?.focus();
    const segment = segmentField.current?.value ?? '';
    if (zipCode !== null) onAsk({ zipCode, segment: isSegment(segment) ? segment : null });
  };

  return (
    <form
      ref={form}
      className="zip-form"
      method="get"
      action={safeHref('/brands-by-state/') ?? undefined}
      noValidate
      onSubmit={submit}
    >
      {asksSegment ? <SegmentField field={segmentField} /> : null}
      <div className={error === null ? 'field' : 'field field-wrong'}>
        <label htmlFor={ZIP_FIELD}>{t('label')}</label>
        <FieldError id={ZIP_FIELD} error={error} />
        <div className="zip-row">
          <input
            ref={field}
            {...controlProps(ZIP_FIELD, error, false)}
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={ZIP_CODE_LENGTH}
          />
          <button type="submit" className="button primary" aria-disabled={busy}>
            {t(busy ? 'busy' : 'find')}
          </button>
        </div>
      </div>
      {failure ? (
        <FailedNote
          text={t('failed')}
          reference={failure.reference}
          onRetry={() => form.current?.requestSubmit()}
        />
      ) : null}
    </form>
  );
}
