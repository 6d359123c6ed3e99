/** Notes of a panel without rows: empty, or failed with a retry button. */
import type { ReactNode } from 'react';
import { PhoneIn } from './text-with-phone.tsx';
import { t } from './ui.text.ts';

export const EmptyNote = ({ text, next }: { text: string; next: ReactNode }) => (
  <div className="note">
    <p className="note-text">{text}</p>
    <p>{next}</p>
  </div>
);

interface SkippedNoteProps {
  /** How many were skipped, what that affects, and the number to call. */
  text: string;
  phone: string;
}

/** Invalid entries were skipped and are not in the list (docs/decisions/075). */
export const SkippedNote = ({ text, phone }: SkippedNoteProps) => (
  <p className="skipped-note">
    <PhoneIn text={text} phone={phone} />
  </p>
);

interface FailedNoteProps {
  text: string;
  /** Reference code for customer service. */
  reference: string;
  phone: string;
  onRetry(): void;
}

/** A service failed; the rest of the page works. */
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
