/** The sign-in form. Prerendered; hydrated on first touch. The member area loads while the user types. */
import { BrandContext } from '../../ui/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { $slowCalls } from '../../lib/loading.store.ts';
import { preloadMemberArea } from '../../lib/member-preloads.ts';
import { prefetchFlow } from '../../session/sign-in/sign-in-flow.service.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import {
  $userInOtherTab,
  $signIn,
  dismissModal,
  continueAsOtherTab,
  clearLimit,
  submitSignIn,
} from './sign-in.store.ts';
import { OtherBrowserTabNotice } from './other-browser-tab-notice.view.tsx';
import { SignInForm } from './sign-in.view.tsx';

const CookiesBlockedNotice = lazy(() => import('./cookies-blocked-notice.view.tsx'));

export default function SignIn({ brand }: { brand: BrandSlice }) {
  const slow = useStore($slowCalls) > 0;
  const status = useStore($signIn);
  const flow = brand.rules.signInFlow;
  useEffect(() => prefetchFlow(flow), [flow]);
  useEffect(() => void preloadMemberArea(), []);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <OtherBrowserTabNotice name={useStore($userInOtherTab)} onContinue={continueAsOtherTab} />
      {status.state === 'cookies-blocked' ? (
        <Suspense>
          <CookiesBlockedNotice brand={brand} />
        </Suspense>
      ) : null}
      <SignInForm
        brand={brand}
        status={status}
        onSubmit={(userName, password) => void submitSignIn(userName, password, brand)}
        onDismiss={dismissModal}
        onUserNameChange={clearLimit}
      />
    </BrandContext>
  );
}
