import type { ReactNode } from 'react';
import type { Drawing } from '../../lib/text/drawings.ts';
import { useBrandContact } from './brand-context.tsx';
import { passFocusOn } from './focus.ts';
import { PhoneIn } from './text-with-phone.tsx';
import { t } from './ui.text.ts';

interface EmptyNoteProps {
  text: string;
  next: ReactNode;
  drawing?: Drawing;
}

export const EmptyNote = ({ text, next, drawing }: EmptyNoteProps) => (
  <div className={drawing ? `note drawn drawn-${drawing}` : 'note'}>
    <p className="note-text">{text}</p>
    <p>{next}</p>
  </div>
);

/** A note that invalid entries were skipped (decisions/brands#unreadable-entries-are-counted). @param text says how many, what is affected, and which number to call */
export const SkippedNote = ({ text }: { text: string }) => (
  <p className="skipped-note">
    <PhoneIn text={text} />
  </p>
);

interface FailedNoteProps {
  text: ReactNode;
  /** The failed call's reference code; '' if no call has failed. */
  reference: string;
  onRetry(): void;
}

export function FailedNote({ text, reference, onRetry }: FailedNoteProps) {
  const { phone } = useBrandContact();
  return (
    <div className="note note-failed" role="alert">
      <p className="note-text">{text}</p>
      <p>
        <PhoneIn text={t('failedNext', { phone })} />
      </p>
      <p className="note-actions">
        <button type="button" className="button" ref={passFocusOn} onClick={() => onRetry()}>
          {t('retry')}
        </button>
        {reference === '' ? null : <span className="reference">{t('reference', { reference })}</span>}
      </p>
    </div>
  );
}
