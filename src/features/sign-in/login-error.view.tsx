/** The modals of the sign-in's error table (spec 000 §8 'Login'): what happened, what to do, whom to call. */
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { statusText, type Failure } from '../../lib/failure.ts';
import { goTo } from '../../lib/go.ts';
import { saveSignInName } from '../../session/sign-in/sign-in-name-handoff.ts';
import { Modal } from '../../ui/modal.tsx';
import { PhoneIn } from '../../ui/phone-in.tsx';
import { mayTryAgain, type LoginModal } from './login-errors.rules.ts';
import { t } from './sign-in.text.ts';

type Sites = BrandSlice['rules']['sites'];

interface LoginErrorProps {
  modal: LoginModal;
  failure: Failure;
  brand: Pick<BrandSlice, 'phone' | 'hoursText'> & { rules: { sites: Pick<Sites, 'employee'> } };
  /** The user name that was typed: it goes along to the pages for what was forgotten. */
  userName?(): string;
  onDismiss(): void;
}

/** The ways on from a wrong user name or password. */
function ForgotLinks({ userName }: { userName(): string }) {
  const keep = (): void => saveSignInName(userName());
  return (
    <ul className="card-links">
      <li>
        <a href="/forgot-user-name/" onClick={keep}>
          {t('forgotUserName')}
        </a>
      </li>
      <li>
        <a href="/forgot-password/" onClick={keep}>
          {t('forgotPassword')}
        </a>
      </li>
    </ul>
  );
}

/** The generic handler gives the status's own words (spec 000 §8 'HTTP statuses'). */
const StatusWords = ({ failure }: { failure: Failure }) => {
  const words = statusText(failure.status);
  return words ? <p className="verbatim">{words}</p> : null;
};

/** Employees go on to the portal's single-sign-on address (spec 000 §2 'Modals of the sign-in flow'). */
const goOn = (address: string): void => void goTo(address);

export function LoginError({ modal, failure, brand, userName, onDismiss }: LoginErrorProps) {
  const { phone, hoursText: hours } = brand;
  const isWrongSite = modal === 'wrongSite';
  const button = mayTryAgain(modal) ? t('tryAgain') : t('close');
  return (
    <Modal
      heading={t(`${modal}Heading`)}
      action={isWrongSite ? t('continue') : button}
      cancellable
      onAction={isWrongSite ? () => goOn(brand.rules.sites.employee) : onDismiss}
      {...(isWrongSite ? { cancel: { label: t('stay'), run: onDismiss } } : {})}
    >
      <p>{t(modal)}</p>
      {modal === 'general' ? <StatusWords failure={failure} /> : null}
      <p>
        <PhoneIn text={t(mayTryAgain(modal) ? 'help' : 'callNow', { phone, hours })} phone={phone} />
      </p>
      {modal === 'invalid' && userName ? <ForgotLinks userName={userName} /> : null}
      <p className="reference">{t('reference', { reference: failure.reference })}</p>
    </Modal>
  );
}
