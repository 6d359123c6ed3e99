/** What stands in a view's place whose member's profile could not be loaded. */
import { FailedNote } from '../ui/notices.tsx';
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
