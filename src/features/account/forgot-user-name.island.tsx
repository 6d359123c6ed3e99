/** The page for a forgotten user name. Baked into the page, hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $slowCalls } from '../../lib/loading.store.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import { sayer } from '../../ui/said.ts';
import { PhoneIn } from '../../ui/phone-in.tsx';
import { spokenBrand, type ForgotBrand } from './account-recovery-brand.ts';
import { StepEnd } from './step-result.view.tsx';
import { $forgotName, submitPerson } from './forgot-user-name.store.ts';
import { t } from './forgot-user-name.text.ts';
import { ForgotUserNameForm } from './forgot-user-name.view.tsx';

const said = sayer(t);

const sendAgain = (): void => document.querySelector<HTMLFormElement>('.step-form')?.requestSubmit();

const Sent = ({ brand, sentTo }: { brand: ForgotBrand; sentTo: string }) => {
  useEffect(() => {
    document.title = `${t('sentHeading')} · ${brand.name}`;
  }, [brand.name]);
  return (
    <StepEnd heading={said('sentHeading')}>
      <p>{t('sentTo', { address: sentTo })}</p>
      <p>
        <a className="button primary" href="/login/">
          {t('toSignIn')}
        </a>
      </p>
      <p>
        <PhoneIn
          text={t('sentNothing', { phone: brand.phone, hours: brand.hoursText })}
          phone={brand.phone}
        />
      </p>
    </StepEnd>
  );
};

export default function ForgotUserName({ brand: baked }: { brand: ForgotBrand }) {
  const brand = spokenBrand(baked);
  const status = useStore($forgotName);
  const slow = useStore($slowCalls) > 0;
  return (
    <>
      <LoadingBar on={slow} />
      {status.state === 'sent' ? (
        <Sent brand={brand} sentTo={status.sentTo} />
      ) : (
        <ForgotUserNameForm
          brand={brand}
          status={status}
          onSubmit={(described) => void submitPerson(described)}
          onRetry={sendAgain}
        />
      )}
    </>
  );
}
