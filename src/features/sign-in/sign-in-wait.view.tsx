/** After too many failed sign-ins: when the next attempt is allowed, and that it is allowed again. */
import { lazy, Suspense } from 'react';
import type { SignInState } from './sign-in.store.ts';
import { t } from './sign-in.text.ts';

/** In the same file as the code that found the limit, so it is there. */
const SignInLimit = lazy(() => import('./sign-in-limit.view.tsx'));

/** The live region is always rendered, so that screen readers announce changes in it. */
export const SignInWait = ({ id, status }: { id: string; status: SignInState }) => (
  <div className="sign-in-wait" id={id} role="status">
    {status.state === 'limited' ? (
      <Suspense>
        <SignInLimit until={status.until} />
      </Suspense>
    ) : null}
    {status.state === 'waiting' && status.note === 'limitOver' ? <p>{t('limitOver')}</p> : null}
  </div>
);
