/** The prerendered sign-in form, which hydrates when the user first interacts with it. */
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useInsertionEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { preloadMemberArea } from '../../lib/page/member-preloads.ts';
import { prefetchFlow } from '../../session/sign-in/sign-in-flow.service.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import {
  $userInOtherTab,
  $signIn,
  dismissModal,
  continueAsOtherTab,
  clearLimit,
  submitSignIn,
} from './sign-in.store.ts';
import { SignInForm } from './sign-in.view.tsx';
import { $signOn } from './sign-on.store.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './sign-in-notice.css?inline';
import { t } from './sign-in.text.ts';

/** Tells a user who has partly filled in this tab's form that another browser tab is signed in. */
function OtherBrowserTabNotice({ name, onContinue }: { name: string | null; onContinue(): void }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className={name === null ? undefined : 'sign-in-notice'}>
      <div role="status">{name === null ? null : <p>{t('elsewhere', { name })}</p>}</div>
      {name === null ? null : (
        <button type="button" className="button" onClick={onContinue}>
          {t('goOn', { name })}
        </button>
      )}
    </div>
  );
}

/** The module of this view is loaded before `$signOn` is set, so that the view renders without a delay. */
const SignOnQuestion = lazy(() => import('./sign-on-question.view.tsx'));
const CookiesBlockedNotice = lazy(() => import('./cookies-blocked-notice.view.tsx'));

export default function SignIn({ brand }: { brand: BrandSlice }) {
  const slow = useStore($slowCalls) > 0;
  const status = useStore($signIn);
  const signOn = useStore($signOn, { ssr: 'initial' }); // $signOn can be set before hydration; 'initial' makes the first render match the prerendered form
  const flow = brand.rules.signInFlow;
  useEffect(() => prefetchFlow(flow), [flow]);
  useEffect(() => void preloadMemberArea(), []);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <OtherBrowserTabNotice name={useStore($userInOtherTab)} onContinue={continueAsOtherTab} />
      {status.state === 'cookies-blocked' ? (
        <Suspense>
          <CookiesBlockedNotice />
        </Suspense>
      ) : null}
      {signOn ? (
        <Suspense>
          <SignOnQuestion status={signOn} brand={brand} />
        </Suspense>
      ) : null}
      <div hidden={signOn !== null && signOn.state !== 'failed'}>
        <SignInForm
          sites={brand.rules.sites}
          status={status}
          onSubmit={(userName, password) => void submitSignIn(userName, password, brand)}
          onDismiss={dismissModal}
          onUserNameChange={clearLimit}
        />
      </div>
    </BrandContext>
  );
}
