/** The steps without a form: too young, closed, already registered, done. */
import type { TextKey } from '../../lib/text/i18n.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { StepResult } from '../../ui/form/step-result.view.tsx';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import type { RegisterBrand } from './register-brand.ts';
import { isTooYoung, problemParams, type RegisterContext, type RegisterForm } from './register-form.rules.ts';
import type { NewAccount } from './register.store.ts';
import { isForChild, isMember, readType } from './registration-types.rules.ts';
import { t, type texts } from './register.text.ts';

type TextName = TextKey<typeof texts, 'phone' | 'hours'>;

function Call({ sentence }: { sentence: TextName }) {
  const { phone, hoursText: hours } = useBrandContact();
  return (
    <p>
      <PhoneIn text={t(sentence, { phone, hours })} />
    </p>
  );
}

interface YoungProps {
  offered: RegisterBrand['offered'];
  form: RegisterForm;
  context: RegisterContext;
  /** Minimum age named in the service's refusal; null if it named none. */
  refusedAge: number | null;
  /** Returns to the form with the typed values. */
  onChange(): void;
}

export function Young({ offered, form, context, refusedAge, onChange }: YoungProps) {
  const type = readType(form.registrationType, offered);
  // The service's minimum age or current date may differ from the page's.
  const params = isTooYoung(form, context)
    ? problemParams(context)
    : refusedAge !== null && { age: refusedAge };
  const young = isForChild(form) ? 'dateYoungChild' : 'dateYoung';
  return (
    <StepResult heading={params ? t(young, params) : t('youngUnknown')}>
      <Call sentence={type && isMember(type) ? 'youngMember' : 'youngVisitor'} />
      <p>
        <button type="button" className="button" onClick={onChange}>
          {t('changeTyped')}
        </button>
      </p>
    </StepResult>
  );
}

export const Closed = () => (
  <StepResult heading={t('closedHeading')}>
    <p>{t('closedText')}</p>
    <div className="note-text">
      <Call sentence="closedCall" />
    </div>
  </StepResult>
);

const ToSignIn = () => (
  <p>
    <a className="button primary" href={safeHref('/login/') ?? undefined}>
      {t('toSignIn')}
    </a>
  </p>
);

export const AlreadyRegistered = ({ isChild }: { isChild: boolean }) => (
  <StepResult heading={t(isChild ? 'registeredHeadingChild' : 'registeredHeading')}>
    <p>{t(isChild ? 'registeredTextChild' : 'registeredText')}</p>
    <ToSignIn />
    <ul className="card-links">
      <li>
        <a href={safeHref('/forgot-user-name/') ?? undefined}>{t('forgotUserName')}</a>
      </li>
      <li>
        <a href={safeHref('/forgot-password/') ?? undefined}>{t('forgotPassword')}</a>
      </li>
    </ul>
  </StepResult>
);

export const Done = ({
  registered: { logonId, confirmationId, isVisitor, isChild },
}: {
  registered: NewAccount;
}) => (
  <StepResult heading={t(isChild ? 'doneHeadingChild' : 'doneHeading')}>
    <p>{t(isChild ? 'doneNameChild' : 'doneName', { name: logonId })}</p>
    <p className="reference">{t('doneConfirmation', { confirmation: confirmationId })}</p>
    <h3>{t('doneNext')}</h3>
    <ol>
      <li>{t('doneWrite')}</li>
      <li>{t(isChild ? 'doneSignInChild' : 'doneSignIn')}</li>
      <li>
        {isVisitor ? (
          <a href={safeHref('/find-your-plan/') ?? undefined}>{t('doneVisitor')}</a>
        ) : (
          t(isChild ? 'doneMemberChild' : 'doneMember')
        )}
      </li>
    </ol>
    <ToSignIn />
  </StepResult>
);
