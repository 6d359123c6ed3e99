/** The forgot-user-name page. It is prerendered, and hydrates on the user's first interaction. */
import { BrandContext } from '../../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $slowCalls } from '../../../lib/remote/loading.store.ts';
import { pageAddress } from '../../../lib/navigation/page-address.ts';
import { LoadingBar } from '../../../ui/page/loading-bar.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { RecoveryBrand } from './account-recovery-brand.ts';
import { StepResult } from '../../../ui/form/step-result.view.tsx';
import { $forgotUserName, submitIdentity } from './forgot-user-name.store.ts';
import { t } from './forgot-user-name.text.ts';
import { ForgotUserNameForm } from './forgot-user-name.view.tsx';

const Sent = ({ brand, sentTo }: { brand: RecoveryBrand; sentTo: string }) => {
  useEffect(() => {
    document.title = `${t('sentHeading')} · ${brand.name}`;
  }, [brand.name]);
  return (
    <StepResult heading={t('sentHeading')}>
      <p>{t('sentTo', { address: sentTo })}</p>
      <p>
        <a className="button primary" href={pageAddress('/login/')}>
          {t('toSignIn')}
        </a>
      </p>
      <p>
        <PhoneIn text={t('sentNothing', { phone: brand.phone, hours: brand.hoursText })} />
      </p>
    </StepResult>
  );
};

export default function ForgotUserName({ brand }: { brand: RecoveryBrand }) {
  const status = useStore($forgotUserName);
  const slow = useStore($slowCalls) > 0;
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {status.state === 'sent' ? (
        <Sent brand={brand} sentTo={status.sentTo} />
      ) : (
        <ForgotUserNameForm memberId={brand.memberId} status={status} onSubmit={submitIdentity} />
      )}
    </BrandContext>
  );
}
