/** The faces of a panel that has nothing to list: empty, or failed with a way to try again. */
import type { ReactNode } from 'react';
import { PhoneIn } from './text-with-phone.tsx';
import { t } from './ui.text.ts';

/** Nothing is there; says why and what comes next. */
export const EmptyNote = ({ text, next }: { text: string; next: ReactNode }) => (
  <div className="note">
    <p className="note-text">{text}</p>
    <p>{next}</p>
  </div>
);

interface SkippedNoteProps {
  /** How many could not be read, what that changes, and the number to call. */
  text: string;
  phone: string;
}

/** Entries of a list could not be read and are not in it (docs/decisions/075). */
export const SkippedNote = ({ text, phone }: SkippedNoteProps) => (
  <p className="skipped-note">
    <PhoneIn text={text} phone={phone} />
  </p>
);

interface FailedNoteProps {
  text: string;
  /** Code that the member can read to customer service. */
  reference: string;
  phone: string;
  onRetry(): void;
}

/** The service could not be asked; nothing is lost and the rest of the page works. */
export const FailedNote = ({ text, reference, phone, onRetry }: FailedNoteProps) => (
  <div className="note note-failed" role="alert">
    <p className="note-text">{text}</p>
    <p>
      <PhoneIn text={t('failedNext', { phone })} phone={phone} />
    </p>
    <p className="note-actions">
      <button type="button" className="button" onClick={onRetry}>
        {t('retry')}
      </button>
      <span className="reference">{t('reference', { reference })}</span>
    </p>
  </div>
);
