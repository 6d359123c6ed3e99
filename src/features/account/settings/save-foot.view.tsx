/** The foot of a settings form: what failed, and the button, or why nothing can be saved here. */
import type { ReactNode, RefObject } from 'react';
import { FailedNote } from '../../../ui/page/panel-notes.tsx';

interface SaveFootProps {
  form: RefObject<HTMLFormElement | null>;
  status: { state: 'failed'; reference: string } | { state: 'typing' | 'busy' | 'refused' | 'unproven' };
  words: Record<'submit' | 'busy' | 'failed', string>;
  /** In place of the button; null if the form can be saved. */
  readOnly: ReactNode;
}

export const SaveFoot = ({ form, status, words, readOnly }: SaveFootProps) => (
  <>
    {status.state === 'failed' ? (
      <FailedNote
        text={words.failed}
        reference={status.reference}
        onRetry={() => form.current?.requestSubmit()}
      />
    ) : null}
    {readOnly ?? (
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {words[status.state === 'busy' ? 'busy' : 'submit']}
      </button>
    )}
  </>
);
