/** The login error modals (spec 000 §8 'Login'): what happened, what to do next, and the number to call. */
import { useInsertionEffect } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { statusText, type Failure } from '../../lib/remote/failure.ts';
import { navigateTo } from '../../lib/navigation/navigation.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { addressOn } from '../../lib/navigation/site-address.rules.ts';
import { saveSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { GuardianModal } from '../../ui/dialog/failure-modals.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { canTryAgain, type LoginModal } from './login-errors.rules.ts';
import styles from './sign-in-refused.css?inline';
import { t } from './sign-in-refused.text.ts';

interface LoginErrorProps {
  modal: LoginModal;
  failure: Failure;
  sites: Pick<BrandSlice['rules']['sites'], 'employee'>;
  /** Returns the typed user name, which prefills the account recovery pages. */
  userName?(): string;
  onDismiss(): void;
}

function ForgotLinks({ userName }: { userName(): string }) {
  const saveName = (): void => saveSignInName(userName());
  return (
    <ul className="card-links">
      <li>
        <a href={pageAddress('/forgot-user-name/')} onClick={saveName}>
          {t('forgotUserName')}
        </a>
      </li>
      <li>
        <a href={pageAddress('/forgot-password/')} onClick={saveName}>
          {t('forgotPassword')}
        </a>
      </li>
    </ul>
  );
}

/** Text for the HTTP status, from the generic error handler (spec 000 §8 'HTTP statuses'). */
const StatusText = ({ failure }: { failure: Failure }) => {
  const text = statusText(failure.status);
  return text ? <p className="verbatim">{text}</p> : null;
};

export function LoginError({ modal, failure, sites, userName, onDismiss }: LoginErrorProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { phone, hoursText: hours } = useBrandContact();
  // Employees can continue to the portal's single-sign-on address (spec 000 §2 'Modals of the sign-in flow').
  const employeeSite = modal === 'wrongSite' ? addressOn(sites.employee, window.location.hostname) : null;
  if (modal === 'guardianClosed')
    return <GuardianModal reference={failure.reference} onDismiss={onDismiss} />;
  const button = canTryAgain(modal) ? t('tryAgain') : t('close');
  return (
    <Modal
      heading={t(`${modal}Heading`)}
      action={employeeSite ? t('continue') : button}
      onAction={employeeSite ? () => void navigateTo(employeeSite) : onDismiss}
      {...(employeeSite ? { cancel: { label: t('stay'), run: onDismiss } } : {})}
    >
      <p>{t(modal)}</p>
      {modal === 'general' || modal === 'proxyFailed' ? <StatusText failure={failure} /> : null}
      <p>
        <PhoneIn text={t(canTryAgain(modal) ? 'help' : 'callNow', { phone, hours })} />
      </p>
      {modal === 'invalid' && userName ? <ForgotLinks userName={userName} /> : null}
      <p className="reference">{t('reference', { reference: failure.reference })}</p>
    </Modal>
  );
}
