/** Modals of the session and of critical calls (spec 000 §8 'Shell', 'HTTP statuses'), one at a time. */
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { whenUsed } from '../../lib/page/when-used.ts';
import { $profile } from '../../profile/profile.store.ts';
import { $criticalFailures, $session } from '../../session/session.store.ts';
import { ErrorBoundary } from '../../ui/page/error-boundary.tsx';
import { isHeldBack } from '../shared/forced-password.rules.ts';
import { $screen } from '../screen/screen.store.ts';
import { waitingModals } from './session-modals.rules.ts';

const loadModal = () => import('./session-modal.view.tsx');
/** If the chunk fails to load, the error boundary offers a reload. If the session has ended, the reloaded page shows the sign-in form. */
const SessionModal = lazy(loadModal);

export function SessionModals() {
  const session = useStore($session);
  const profile = useStore($profile);
  const critical = useStore($criticalFailures);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const screen = useStore($screen);
  const passwordForced =
    session.state === 'signed-in' && screen !== null && isHeldBack(session.user, screen.route.path);
  useEffect(() => whenUsed(() => void loadModal().catch(() => {})), []);
  const [modal] = waitingModals({ session: session.state, passwordForced, profile, critical, dismissed });
  if (!modal) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <SessionModal
          key={modal.key}
          modal={modal}
          onDismissUserLoad={(reference) => setDismissed((before) => [...before, reference])}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
