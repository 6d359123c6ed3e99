/** The behavior that all forms share: read the fields, validate, show errors and move focus, send once, report a failed call. */
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
  /** The id of a field's element. Default: the field's name. */
  idOf?(field: Field): string;
  /** Sends valid values. Not called while a send is pending. @returns validation errors from the service. @throws ServiceError if the call failed */
  send(values: Values): Promise<readonly Problem[] | undefined> | undefined;
  /** Whether errors are listed above the form; 'several' means only if there are at least two. Otherwise the first invalid field gets focus. */
  hasSummary?: boolean | 'several';
  /** Called with the current values: on mount, on each input, and when `saved` changes. */
  onValues?: ((values: Values) => void) | undefined;
  saved?: unknown;
  /** Whether the next input clears the errors that the service returned. */
  clearsRefused?: boolean;
  /** Called when the form is hydrated, unless a submit was held back until then (`held-submit.ts`). */
  onReady?(form: HTMLFormElement): void;
}

const NONE: readonly never[] = [];

/** Reads uncontrolled fields, so text typed before hydration counts. A field that is not in the form is ''. */
export const valuesOf =
  <Field extends string>(fields: readonly Field[]) =>
  (form: HTMLFormElement): Record<Field, string> => {
    const data = new FormData(form);
    return Object.fromEntries(fields.map((field) => [field, typedText(data, field)])) as Record<
      Field,
      string
    >;
  };

/** Reads a control by id, for forms whose fields have no names so that they never get into a URL. '' if there is no such control. */
export function valueById(form: HTMLFormElement, id: string): string {
  const control = form.elements.namedItem(id);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.value : '';
}

type ErrorOptions<Problem extends { field: Field }, Field extends string> = Pick<
  FormOptions<unknown, Problem, Field>,
  'textOf' | 'labelOf' | 'idOf' | 'hasSummary'
>;

/** The errors that a form shows. Moves focus to the first invalid field, unless the error summary takes focus. */
function useErrors<Problem extends { field: Field }, Field extends string>({
  textOf = String,
  labelOf = String,
  idOf = String,
  hasSummary = false,
}: ErrorOptions<Problem, Field>) {
  const shownOf = (problems: readonly Problem[]) =>
    problems.map((problem) => ({
      name: problem.field,
      id: idOf(problem.field),
      field: labelOf(problem.field),
      text: textOf(problem),
    }));
  const [beside, setBeside] = useState(() => shownOf(NONE));
  /** Setting a new array moves focus. */
  const [attempt, setAttempt] = useState(beside);
  const show = (problems: readonly Problem[]): void => {
    const shown = shownOf(problems);
    setBeside(shown);
    setAttempt(shown);
  };
  /** Replaces the errors of these fields without moving focus, for validation when a field loses focus. */
  const showBeside = (fields: readonly Field[], problems: readonly Problem[]): void =>
    setBeside((before) => [...before.filter(({ name }) => !fields.includes(name)), ...shownOf(problems)]);
  const isSummedUp = hasSummary === 'several' ? attempt.length > 1 : hasSummary;
  useEffect(() => {
    const [first] = attempt;
    if (first && !isSummedUp) focusField(first.id);
  }, [attempt, isSummedUp]);
  const errorOf = (field: Field): string | null => beside.find(({ name }) => name === field)?.text ?? null;
  return {
    show,
    showBeside,
    errors: (isSummedUp ? attempt : NONE) as readonly SummaryError[],
    errorOf,
    field: (name: Field) => ({ id: idOf(name), label: labelOf(name), error: errorOf(name) }),
  };
}

/** @param onSent called after each call that did not throw, with the validation errors from the service */
function useSend<Values, Problem>(
  send: (values: Values) => Promise<readonly Problem[] | undefined> | undefined,
  onSent: (problems: readonly Problem[]) => void,
) {
  const isSending = useRef(false);
  const [isPending, setPending] = useState(false);
  /** Number of finished submissions. `isSending` is reset only after the next render; otherwise a form that closes on success could be submitted again before it closes. */
  const [ended, setEnded] = useState(0);
  useLayoutEffect(() => {
    isSending.current = false;
  }, [ended]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (values: Values): Promise<void> => {
    const sent = send(values);
    if (!sent) return;
    isSending.current = true;
    setPending(true);
    try {
      onSent((await sent) ?? NONE);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setEnded((count) => count + 1);
      setPending(false);
    }
  };
  return { isSending, isPending, failure, setFailure, run };
}

export function useForm<Values, Problem extends { field: Field }, Field extends string = Problem['field']>(
  options: FormOptions<Values, Problem, Field>,
) {
  const { read, check, send } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  const shown = useErrors<Problem, Field>(options);
  const show = (problems: readonly Problem[]): void => {
    shown.show(problems);
    setFailure(null);
    isRefused.current = false;
  };
  const { isSending, isPending, failure, setFailure, run } = useSend<Values, Problem>(send, (problems) => {
    show(problems);
    isRefused.current = problems.length > 0;
  });
  const submit = (): void => {
    if (!ref.current || isSending.current) return;
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
    ...shown,
    show,
    isPending,
    failure,
  };
}

export type FormState = Pick<ReturnType<typeof useForm>, 'failure' | 'isPending' | 'submit'>;
