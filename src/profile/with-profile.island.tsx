/** Loads the profile for a view that needs it, and shows its loading and failed states. */
import { useStore } from '@nanostores/react';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { RemoteView } from '../ui/page/remote-view.tsx';
import { t } from './group/group-page.text.ts';
import { GroupPageSkeleton } from './group/group-page.view.tsx';
import type { Profile } from './profile.rules.ts';
import { $profile, ensureProfile } from './profile.store.ts';

interface WithProfileProps extends Pick<ComponentProps<typeof RemoteView<Profile>>, 'frame'> {
  /** Shown while the profile loads. Default: the skeleton of a group page. */
  loading?: ReactNode;
  /** Text shown if the profile fails to load. Default: the text of group pages. */
  failed?: string;
  children(profile: Profile): ReactNode;
}

const panelUnlessLoading = (content: ReactNode, isLoading: boolean): ReactNode =>
  isLoading ? content : <div className="panel">{content}</div>;

export function WithProfile({
  loading = <GroupPageSkeleton />,
  failed = t('failed'),
  frame = panelUnlessLoading,
  children,
}: WithProfileProps) {
  useEffect(() => void ensureProfile(), []);
  return (
    <RemoteView
      value={useStore($profile)}
      loading={loading}
      failed={failed}
      onRetry={() => void ensureProfile()}
      frame={frame}
    >
      {children}
    </RemoteView>
  );
}
