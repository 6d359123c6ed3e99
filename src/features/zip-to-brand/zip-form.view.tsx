/** The fields have no names, so that the form sends nothing without JavaScript (spec 000 §7). */
import type { Failure } from '../../lib/remote/failure.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { t as validation } from '../../lib/fields/validation.text.ts';
import {
  SEGMENTS,
  fiveDigits,
  isSegment,
  readZipCode,
  zipCodeError,
} from '../../lib/fields/zip-code.rules.ts';
import { controlProps, FieldError } from '../../ui/form/field.tsx';
import { useForm, valueById } from '../../ui/form/use-form.ts';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import {
  ANSWER_SLOT,
  persistedZip,
  SEGMENT_FIELD,
  ZIP_FIELD,
  ZIP_KEY,
  type ZipRequest,
} from '../../session/storage/persisted-zip.ts';
import { t } from './zip-to-brand.text.ts';

interface ZipFormProps {
  asksSegment: boolean;
  /** Whether the form restores the result of the last request when it hydrates. */
  recalls: boolean;
  busy: boolean;
  failure: Failure | null;
  onAsk(request: ZipRequest): void;
  /** Called when the result no longer matches the form's fields. */
  onDrop(): void;
  onRecall(request: ZipRequest): void;
}

interface ZipProblem {
  field: typeof ZIP_FIELD;
  problem: 'missing' | 'malformed';
}

const SegmentField = ({ onChange }: { onChange(): void }) => (
  <div className="field">
    <label htmlFor={SEGMENT_FIELD}>{t('segment')}</label>
    <select id={SEGMENT_FIELD} autoComplete="off" onChange={onChange}>
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
  const form = useForm({
    textOf: ({ problem }: ZipProblem) => validation(problem === 'missing' ? problem : 'zipCode'),
    read(element) {
      const value = valueById(element, ZIP_FIELD); // the zip code may have been typed before hydration
      return { typed: fiveDigits(value) || value, segment: valueById(element, SEGMENT_FIELD) };
    },
    check({ typed }): ZipProblem[] {
      const problem = zipCodeError(typed);
      if (problem) onDrop();
      return problem ? [{ field: ZIP_FIELD, problem }] : [];
    },
    send({ typed, segment }) {
      const zipCode = readZipCode(typed);
      if (zipCode !== null) onAsk({ zipCode, segment: isSegment(segment) ? segment : null });
    },
    onReady(element) {
      const persisted = persistedZip();
      const field = element.elements.namedItem(ZIP_FIELD);
      if (!persisted || !(field instanceof HTMLInputElement)) return;
      if (field.value === '') field.value = persisted.zipCode; // typed text takes precedence
      // Focusing the field may have hydrated the form. Selects the zip code, so that typing replaces it.
      if (field.value === persisted.zipCode && field === document.activeElement) field.select();
      if (!recalls) return;
      if (field.value === persisted.zipCode) onRecall(persisted);
      else document.getElementById(ANSWER_SLOT)?.removeAttribute('style'); // removes the reserved height
    },
  });
  const error = form.errorOf(ZIP_FIELD);
  return (
    <form
      className="zip-form"
      method="get"
      action={safeHref('/brands-by-state/') ?? undefined}
      {...(recalls ? { 'data-kept': ZIP_KEY, 'data-stored': ZIP_KEY } : {})}
      {...form.props}
    >
      {asksSegment ? <SegmentField onChange={onDrop} /> : null}
      <div className={error === null ? 'field' : 'field field-wrong'}>
        <label htmlFor={ZIP_FIELD}>{t('label')}</label>
        <FieldError id={ZIP_FIELD} error={error} />
        <div className="zip-row">
          <input
            {...controlProps(ZIP_FIELD, error, false)}
            type="text"
            inputMode="numeric"
            autoComplete="postal-code"
            onInput={({ currentTarget }) => {
              const digits = fiveDigits(currentTarget.value);
              if (digits !== currentTarget.value) currentTarget.value = digits;
            }}
          />
          <button type="submit" className="button primary" aria-disabled={busy}>
            {t(busy ? 'busy' : 'find')}
          </button>
        </div>
      </div>
      {failure ? <FailedNote text={t('failed')} reference={failure.reference} onRetry={form.submit} /> : null}
    </form>
  );
}
