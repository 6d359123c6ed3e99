/** What every form does: reads its fields, shows errors, focuses the first one, sends once, and says that a call failed. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Failure } from '../../lib/remote/failure.ts';
import { failureOf } from '../../lib/remote/remote.ts';
import { typedText } from '../../lib/text/typed-text.ts';
import { focusField, type SummaryError } from './error-summary.tsx';
import { sendHeldSubmit } from './held-submit.ts';

interface FormOptions<Values, Problem extends { field: Field }, Field extends string> {
  read(form: HTMLFormElement): Values;
  /** @returns the errors in form order */
  check?(values: Values): readonly Problem[];
  textOf?(problem: Problem): string;
  labelOf?(field: Field): string;
  /** Id of a field; by default its name. */
  idOf?(field: Field): string;
  /** Called with valid values; not while pending. @returns errors of the service. Throws a ServiceError for a failed call. */
  send(values: Values): Promise<readonly Problem[] | undefined> | undefined;
  /** Errors, or at least two, are summed up above the form; otherwise the first field takes focus. */
  hasSummary?: boolean | 'several';
  /** Called with what is typed: on each input, and when `saved` has changed. */
  onValues?: ((values: Values) => void) | undefined;
  saved?: unknown;
  /** Whether the next input clears the service's errors. */
  clearsRefused?: boolean;
  /** Called once the form is hydrated, if no submit was held back. */
  onReady?(form: HTMLFormElement): void;
}

const NONE: readonly never[] = [];

/** Reads uncontrolled fields, which keep what was typed before hydration; '' for one that the form does not show. */
export const valuesOf =
  <Field extends string>(fields: readonly Field[]) =>
  (form: HTMLFormElement): Record<Field, string> => {
    const data = new FormData(form);
    return Object.fromEntries(fields.map((field) => [field, typedText(data, field)])) as Record<
      Field,
      string
    >;
  };

/** For a form whose fields have no names: they must not get into an address. '' without the control. */
export function valueById(form: HTMLFormElement, id: string): string {
  const control = form.elements.namedItem(id);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}

export function useForm<Values, Problem extends { field: Field }, Field extends string = Problem['field']>(
  options: FormOptions<Values, Problem, Field>,
) {
  const { read, check, textOf = String, labelOf = String, idOf = String, send, hasSummary = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const isRefused = useRef(false);
  const [isPending, setPending] = useState(false);
  /** Number of ended sends. A form that closes after success is on the page until React has rendered, and stays locked. */
  const [ended, setEnded] = useState(0);
  useLayoutEffect(() => {
    sending.current = false;
  }, [ended]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const shownOf = (problems: readonly Problem[]) =>
    problems.map((problem) => ({
      name: problem.field,
      id: idOf(problem.field),
      field: labelOf(problem.field),
      text: textOf(problem),
    }));
  const [beside, setBeside] = useState(() => shownOf(NONE));
  /** Errors of the last attempt: a new list moves focus. */
  const [attempt, setAttempt] = useState(beside);
  const show = (problems: readonly Problem[]): void => {
    const shown = shownOf(problems);
    setBeside(shown);
    setAttempt(shown);
    setFailure(null);
    isRefused.current = false;
  };
  /** Replaces the errors of fields that were left, without moving focus. */
  const showBeside = (fields: readonly Field[], problems: readonly Problem[]): void =>
    setBeside((before) => [...before.filter(({ name }) => !fields.includes(name)), ...shownOf(problems)]);
  const isSummedUp = hasSummary === 'several' ? attempt.length > 1 : hasSummary;
  useEffect(() => {
    const [first] = attempt;
    if (first && !isSummedUp) focusField(first.id);
  }, [attempt, isSummedUp]);

  const run = async (values: Values): Promise<void> => {
    const sent = send(values);
    if (!sent) return;
    sending.current = true;
    setPending(true);
    try {
      const problems = (await sent) ?? NONE;
      show(problems);
      isRefused.current = problems.length > 0;
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setEnded((count) => count + 1);
      setPending(false);
    }
  };
  const submit = (): void => {
    if (!ref.current || sending.current) return;
    const values = read(ref.current);
    const problems = check?.(values) ?? NONE;
    show(problems);
    if (problems.length === 0) void run(values);
  };
  const onInput = (): void => {
    if (ref.current) options.onValues?.(read(ref.current));
    if (isRefused.current && options.clearsRefused) show(NONE);
  };
  const report = useEffectEvent(onInput);
  useEffect(() => report(), [options.saved]);
  const onReady = useEffectEvent((form: HTMLFormElement) => options.onReady?.(form));
  useEffect(() => {
    if (ref.current && !sendHeldSubmit(ref.current)) onReady(ref.current);
  }, []);
  const errorOf = (field: Field): string | null => beside.find(({ name }) => name === field)?.text ?? null;
  return {
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
      onInput,
    },
    submit,
    /** Replaces the errors of the last attempt. */
    show,
    showBeside,
    isPending,
    failure,
    /** For `ErrorSummary`. */
    errors: (isSummedUp ? attempt : NONE) as readonly SummaryError[],
    errorOf,
    /** For `Field`. */
    field: (name: Field) => ({ id: idOf(name), label: labelOf(name), error: errorOf(name) }),
  };
}

/** The parts of a form's state that its components use. */
export type FormState = Pick<ReturnType<typeof useForm>, 'failure' | 'isPending' | 'submit'>;
