/** The sign-in form, kept in step with its store. Baked into the page, hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { spoken, type BrandSlice } from '../../brand/brand-slice.ts';
import { $slowCalls } from '../../lib/loading.store.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import {
  $elsewhere,
  $signIn,
  dismissProblem,
  goOnAsOther,
  liftLimit,
  submitSignIn,
} from './sign-in.store.ts';
import { Elsewhere } from './other-browser-tab-notice.view.tsx';
import { NoCookies } from './cookies-blocked-notice.view.tsx';
import { SignInForm } from './sign-in.view.tsx';

export default function SignIn({ brand: baked }: { brand: BrandSlice }) {
  const brand = spoken(baked);
  const slow = useStore($slowCalls) > 0;
  const status = useStore($signIn);
  return (
    <>
      <LoadingBar on={slow} />
      <Elsewhere name={useStore($elsewhere)} onGoOn={goOnAsOther} />
      {status.state === 'no-cookies' ? <NoCookies brand={brand} /> : null}
      <SignInForm
        brand={brand}
        status={status}
        onSubmit={(userName, password) => void submitSignIn(userName, password, brand)}
        onDismiss={dismissProblem}
        onRename={liftLimit}
      />
    </>
  );
}
