/** A form for the two dates of a range, which are typed or picked from the browser's calendar (spec 001 §5). */
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { type DateSpan, type IsoDate, showLongDate, toUsDate } from '../../lib/date/date.ts';
import { DATE_MESSAGES, parseTypedDate } from '../../lib/date/typed-date.rules.ts';
import { t as validation } from '../../lib/fields/validation.text.ts';
import { customLimits, readSpan, withOtherEnd, type EndProblem, type SpanEnd } from './date-range.rules.ts';
import { t } from './date-range.text.ts';
import { controlProps, FieldError } from '../form/field.tsx';
import { useForm } from '../form/use-form.ts';

const ENDS = ['from', 'to'] as const satisfies readonly SpanEnd[];
const NAMES = {
  from: { pick: 'pickFrom', problem: 'problemFrom' },
  to: { pick: 'pickTo', problem: 'problemTo' },
} as const;

/** Texts that each list provides. The list of claims, for example, states that a range excludes its start and end dates (spec 001 §5). */
export interface RangeWords {
  label(end: SpanEnd): string;
  /** @param span the dates in the form; null while one of them is invalid */
  hint(span: DateSpan | null): string;
}

interface EndFieldProps {
  id: string;
  end: SpanEnd;
  label: string;
  typed: string;
  error: string | null;
  limits: DateSpan;
  onType(text: string): void;
  onDone(text: string): void;
}

function EndField({ id, end, label, typed, error, limits, onType, onDone }: EndFieldProps) {
  const calendar = useRef<HTMLInputElement>(null);
  const { date } = parseTypedDate(typed, limits.to);
  return (
    <div className={error === null ? 'field' : 'field field-wrong'}>
      <label htmlFor={id}>{label}</label>
      <FieldError id={id} error={error} />
      <span className="date-field">
        <input
          {...controlProps(id, error, false)}
          name={id}
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('form')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onBlur={({ target }) => onDone(target.value)}
        />
        <button
          type="button"
          className="date-pick"
          aria-label={t(NAMES[end].pick)}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarDays aria-hidden="true" size={20} />
        </button>
        {/* An invisible native date field, whose calendar the button opens. Keyboard and screen reader users type instead. */}
        <input
          ref={calendar}
          className="date-calendar"
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={limits.from}
          max={limits.to}
          value={date ?? ''}
          onChange={({ target }) => {
            if (target.value) onDone(toUsDate(target.value));
          }}
        />
      </span>
    </div>
  );
}

interface CustomDatesProps {
  id: string;
  initial: DateSpan;
  today: IsoDate;
  words: RangeWords;
  onApply(span: DateSpan): void;
}

const typedSpan = ({ from, to }: DateSpan): Record<SpanEnd, string> => ({
  from: toUsDate(from),
  to: toUsDate(to),
});

/** The typed text of both fields. If the range changes outside the form, the new dates replace the text. */
function useTypedSpan(initial: DateSpan) {
  const [typed, setTyped] = useState(typedSpan(initial));
  const [shown, setShown] = useState(initial);
  if (shown.from !== initial.from || shown.to !== initial.to) {
    setShown(initial);
    setTyped(typedSpan(initial));
  }
  return [typed, setTyped] as const;
}

export function CustomDates({ id, initial, today, words, onApply }: CustomDatesProps) {
  const [typed, setTyped] = useTypedSpan(initial);
  const lastEdited = useRef<SpanEnd>('from');
  const limits = customLimits(today);
  const shown = { from: showLongDate(limits.from), to: showLongDate(limits.to) };
  const explain = (problem: EndProblem): string =>
    problem === 'outside'
      ? `${t('outside', shown)}.`
      : `${validation(DATE_MESSAGES[problem])}. ${t(`${problem}Hint`)}`;
  const form = useForm({
    idOf: (end) => `${id}-${end}`,
    textOf: ({ field, problem }: { field: SpanEnd; problem: EndProblem }) =>
      `${t(NAMES[field].problem)}. ${explain(problem)}`,
    read: () => readSpan(typed, today),
    check: ({ problems }) =>
      ENDS.flatMap((field) => {
        const problem = problems[field];
        return problem ? [{ field, problem }] : [];
      }),
    send({ span }) {
      if (span) onApply(withOtherEnd(span, lastEdited.current));
    },
  });

  const edit = (end: SpanEnd, text: string): Record<SpanEnd, string> => {
    if (text !== typed[end]) lastEdited.current = end;
    return { ...typed, [end]: text };
  };

  /** If the start date is after the end date, the date that was not edited is set to the edited one (001 §5). */
  const adjustOtherEnd = (end: SpanEnd, text: string): void => {
    const next = edit(end, text);
    const { span } = readSpan(next, today);
    const moved = span && withOtherEnd(span, end);
    setTyped(moved && moved !== span ? typedSpan(moved) : next);
  };
  return (
    <form {...form.props} className="custom-dates">
      {ENDS.map((end) => (
        <EndField
          key={end}
          id={`${id}-${end}`}
          end={end}
          label={words.label(end)}
          typed={typed[end]}
          error={form.errorOf(end)}
          limits={limits}
          onType={(text) => setTyped(edit(end, text))}
          onDone={(text) => adjustOtherEnd(end, text)}
        />
      ))}
      <p className="field-hint">{words.hint(readSpan(typed, today).span)}</p>
      <button type="submit" className="button">
        {t('apply')}
      </button>
    </form>
  );
}
