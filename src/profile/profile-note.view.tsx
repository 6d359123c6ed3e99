import { FailedNote } from '../ui/panel-notes.tsx';
import { t } from './group-page.text.ts';

interface ProfileNoteProps {
  reference: string;
  onRetry(): void;
}

export const ProfileNote = (props: ProfileNoteProps) => (
  <div className="panel">
    <FailedNote text={t('failed')} {...props} />
  </div>
);
