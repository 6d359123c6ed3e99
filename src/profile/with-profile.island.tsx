/** Loads the member's profile and renders its children with it; until then the loading and failed states. */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { RemoteView } from '../ui/remote-view.tsx';
import { t } from './group-page.text.ts';
import type { Profile } from './profile.rules.ts';
import { $profile, ensureProfile } from './profile.store.ts';

interface WithProfileProps {
  timeZone: string;
  loading: ReactNode;
  /** Text of the failed note, if it names the page's subject. */
  failed?: string;
  /** As in RemoteView. */
  framed?: 'all' | 'notes';
  children(profile: Profile): ReactNode;
}

export function WithProfile({
  timeZone,
  loading,
  failed = t('failed'),
  framed = 'notes',
  children,
}: WithProfileProps) {
  useEffect(() => void ensureProfile(timeZone), [timeZone]);
  return (
    <RemoteView
      remote={useStore($profile)}
      framed={framed}
      loading={loading}
      failed={failed}
      onRetry={() => void ensureProfile(timeZone)}
    >
      {children}
    </RemoteView>
  );
}
