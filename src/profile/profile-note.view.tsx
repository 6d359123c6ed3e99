/** Shown in a view's place if the profile failed to load. */
import { FailedNote } from '../ui/panel-notes.tsx';
import { t } from './group-page.text.ts';

interface ProfileNoteProps {
  reference: string;
  phone: string;
  onRetry(): void;
}

export const ProfileNote = (props: ProfileNoteProps) => (
  <div className="panel">
    <FailedNote text={t('failed')} {...props} />
  </div>
);
