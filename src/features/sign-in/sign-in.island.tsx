/** The sign-in form, kept in step with its store. Baked into the page, hydrated on first touch. */
import { useStore } from '@nanostores/react';
import type { BrandSlice } from '../../brand/slice.ts';
import { $slowCalls } from '../../lib/loading.store.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import { $signIn, dismissProblem, submitSignIn } from './sign-in.store.ts';
import { SignInForm } from './sign-in.view.tsx';

export default function SignIn({ brand }: { brand: BrandSlice }) {
  const slow = useStore($slowCalls) > 0;
  return (
    <>
      <LoadingBar on={slow} />
      <SignInForm
        brand={brand}
        status={useStore($signIn)}
        onSubmit={(userName, password) => void submitSignIn(userName, password, brand)}
        onDismiss={dismissProblem}
      />
    </>
  );
}
