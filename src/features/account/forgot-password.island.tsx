/** The page for a forgotten password. Its first step is baked into the page, hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { $slowCalls } from '../../lib/loading.store.ts';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import { sayer } from '../../ui/said.ts';
import { PhoneIn } from '../../ui/phone-in.tsx';
import { spokenBrand, type ForgotBrand } from './account-recovery-brand.ts';
import { StepEnd } from './step-result.view.tsx';
import { stepOfAddress, type ForgotStep } from './forgot-password.rules.ts';
import {
  $forgot,
  askForPin,
  goTo,
  submitAnswer,
  submitName,
  submitPin,
  tryAgain,
} from './forgot-password.store.ts';
import { t } from './forgot-password.text.ts';
import { NameStep, PinStep, QuestionStep, type StepProps } from './forgot-password.view.tsx';
import { useStepAddress } from './step-history.ts';

const said = sayer(t);
/** Where Back does not lead to: the way is over. */
const ENDS: readonly ForgotStep[] = ['sent', 'closed'];

const Sent = ({ brand, forgot }: StepProps) => (
  <StepEnd place={said('place', { at: 3 })} heading={said('sentHeading')}>
    <p>{t('sentTo', { address: forgot.sentTo })}</p>
    <h3>{t('sentNext')}</h3>
    <ol>
      <li>{t('sentSignIn')}</li>
      <li>{t('sentChoose')}</li>
    </ol>
    <p>
      <a className="button primary" href="/login/">
        {t('toSignIn')}
      </a>
    </p>
    <p>
      <PhoneIn text={t('sentNothing', { phone: brand.phone, hours: brand.hoursText })} phone={brand.phone} />
    </p>
  </StepEnd>
);

const Closed = ({ brand }: StepProps) => (
  <StepEnd heading={said('closedHeading')}>
    <p>{t('closedText')}</p>
    <p className="note-text">
      <PhoneIn text={t('closedCall', { phone: brand.phone, hours: brand.hoursText })} phone={brand.phone} />
    </p>
  </StepEnd>
);

const pin = (): void => void askForPin();

const STEPS = {
  name: (props) => <NameStep {...props} onSubmit={(name) => void submitName(name)} />,
  question: (props) => (
    <QuestionStep {...props} onSubmit={(answer) => void submitAnswer(answer)} onPin={pin} />
  ),
  pin: (props) => (
    <PinStep
      {...props}
      onSubmit={(typed) => void submitPin(typed)}
      onPin={pin}
      onQuestion={() => goTo('question')}
    />
  ),
  sent: (props) => <Sent {...props} />,
  closed: (props) => <Closed {...props} />,
} as const satisfies Record<ForgotStep, (props: StepProps) => ReactNode>;

export default function ForgotPassword({ brand: baked }: { brand: ForgotBrand }) {
  const brand = spokenBrand(baked);
  const forgot = useStore($forgot);
  const { step } = forgot;
  const arrived = useStepAddress(step, ENDS.includes(step), (asked) => {
    const next = stepOfAddress(asked, $forgot.get().reached);
    if (next) goTo(next);
  });
  useEffect(() => {
    if (arrived) document.title = `${document.querySelector('.card h2')?.textContent} · ${brand.name}`;
  }, [arrived, step, brand.name]);
  const slow = useStore($slowCalls) > 0;
  return (
    <>
      <LoadingBar on={slow} />
      {/* A step of its own each: nothing typed into one stands in another. */}
      <div key={step}>{STEPS[step]({ brand, forgot, arrived, onRetry: () => void tryAgain() })}</div>
    </>
  );
}
