/** The end of a form: the submit button, and a note above it if the call failed. */
import { FailedNote } from '../page/panel-notes.tsx';
import type { FormState } from './use-form.ts';

export const SendFailed = ({ form: { failure, submit }, text }: { form: FormState; text: string }) =>
  failure && <FailedNote text={text} reference={failure.reference} onRetry={submit} />;

interface SubmitButtonProps {
  form: FormState;
  words: Readonly<Record<'submit' | 'busy', string>>;
  className?: string;
}

export const SubmitButton = ({
  form: { isPending },
  words,
  className = 'button primary',
}: SubmitButtonProps) => (
  <button type="submit" className={className} aria-disabled={isPending}>
    {words[isPending ? 'busy' : 'submit']}
  </button>
);
