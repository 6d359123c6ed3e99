/** The zip form. Its fields are uncontrolled and have no names: a form without JavaScript sends nothing (spec 000 §7). */
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { t as validation } from '../../lib/fields/validation.text.ts';
import { SEGMENTS, isSegment, readZipCode, zipCodeError } from '../../lib/fields/zip-code.rules.ts';
import { controlProps, FieldError } from '../../ui/form/field.tsx';
import { sendHeldSubmit } from '../../ui/form/held-submit.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { ANSWER_PLACE, keptZip, SEGMENT_FIELD, ZIP_FIELD, ZIP_KEY } from './kept-zip.ts';
import type { ZipRequest } from './zip.service.ts';
import { t } from './zip-to-brand.text.ts';

interface ZipFormProps {
  asksSegment: boolean;
  /** Shows the answer of the last request again, without a touch. */
  recalls: boolean;
  busy: boolean;
  failure: Failure | null;
  onAsk(request: ZipRequest): void;
  /** The answer no longer belongs to what the form shows. */
  onDrop(): void;
  onRecall(request: ZipRequest): void;
}

interface SegmentFieldProps {
  field: React.RefObject<HTMLSelectElement | null>;
  onChange(): void;
}

const SegmentField = ({ field, onChange }: SegmentFieldProps) => (
  <div className="field">
    <label htmlFor={SEGMENT_FIELD}>{t('segment')}</label>
    <select ref={field} id={SEGMENT_FIELD} autoComplete="off" onChange={onChange}>
      <option value="">{t('anyone')}</option>
      {SEGMENTS.map((segment) => (
        <option key={segment} value={segment}>
          {t(segment)}
        </option>
      ))}
    </select>
  </div>
);

export function ZipForm({ asksSegment, recalls, busy, failure, onAsk, onDrop, onRecall }: ZipFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const segmentField = useRef<HTMLSelectElement>(null);
  const [error, setError] = useState<string | null>(null);

  const recall = useEffectEvent(() => {
    const kept = keptZip();
    if (!field.current || !kept) return;
    // Typed text comes first.
    field.current.value ||= kept.zipCode;
    if (!recalls) return;
    if (field.current.value === kept.zipCode) onRecall(kept);
    else document.getElementById(ANSWER_PLACE)?.removeAttribute('style'); // its room
  });
  useEffect(() => {
    if (form.current && !sendHeldSubmit(form.current)) recall();
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = field.current?.value ?? '';
    const zipCode = readZipCode(typed);
    const wrong = zipCodeError(typed);
    setError(wrong && validation(wrong === 'missing' ? wrong : 'zipCode'));
    if (wrong) field.current?.focus();
    const segment = segmentField.current?.value ?? '';
    if (zipCode === null) onDrop();
    else onAsk({ zipCode, segment: isSegment(segment) ? segment : null });
  };

  return (
    <form
      ref={form}
      className="zip-form"
      method="get"
      action={safeHref('/brands-by-state/') ?? undefined}
      {...(recalls ? { 'data-kept': ZIP_KEY, 'data-stored': ZIP_KEY } : {})}
      noValidate
      onSubmit={submit}
    >
      {asksSegment ? <SegmentField field={segmentField} onChange={onDrop} /> : null}
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
