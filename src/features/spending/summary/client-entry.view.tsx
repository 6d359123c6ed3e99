/** A client without accounts to show: why, and what to do. */
import { useBrandContact } from '../../../ui/brand-context.tsx';
import { EmptyNote } from '../../../ui/panel-notes.tsx';
import { PhoneIn } from '../../../ui/text-with-phone.tsx';
import { t } from './spending-summary.text.ts';

export type EntryStatus = 'blackout' | 'subscriber-only' | 'none' | 'notOffered';

export function StatusEntry({ status }: { status: EntryStatus }) {
  const { phone } = useBrandContact();
  return <EmptyNote text={t(status)} next={<PhoneIn text={t(`${status}Next`, { phone })} />} />;
}
