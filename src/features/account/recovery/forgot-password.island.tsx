/** The forgot-password page. Its first step is prerendered, and hydrates on the user's first interaction. */
import { BrandContext, useBrandContact } from '../../../ui/page/brand-context.tsx';
import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { $slowCalls } from '../../../lib/remote/loading.store.ts';
import { pageAddress } from '../../../lib/navigation/page-address.ts';
import { LoadingBar } from '../../../ui/page/loading-bar.tsx';
import { PhoneIn } from '../../../ui/page/text-with-phone.tsx';
import type { RecoveryBrand } from './account-recovery-brand.ts';
import { StepResult } from '../../../ui/form/step-result.view.tsx';
import { stepOfHash, type ForgotStep } from './forgot-password.rules.ts';
import {
  $forgot,
  requestPin,
  showStep,
  submitAnswer,
  submitName,
  submitPin,
} from './forgot-password.store.ts';
import { t } from './forgot-password.text.ts';
import { NameStep, PinStep, QuestionStep, type StepProps } from './forgot-password.view.tsx';
import { useStepHistory } from '../../../ui/form/step-history.ts';

/** After these steps, Back must not lead to an earlier step. */
const FINAL_STEPS: readonly ForgotStep[] = ['sent', 'closed'];

function Sent({ forgot }: StepProps) {
  const { phone, hoursText: hours } = useBrandContact();
  return (
    <StepResult progress={t('place', { at: 3 })} heading={t('sentHeading')}>
      <p>{t('sentTo', { address: forgot.sentTo })}</p>
      <h3>{t('sentNext')}</h3>
      <ol>
        <li>{t('sentSignIn')}</li>
        <li>{t('sentChoose')}</li>
      </ol>
      <p>
        <a className="button primary" href={pageAddress('/login/')}>
          {t('toSignIn')}
        </a>
      </p>
      <p>
        <PhoneIn text={t('sentNothing', { phone, hours })} />
      </p>
    </StepResult>
  );
}

function Closed() {
  const { phone, hoursText: hours } = useBrandContact();
  return (
    <StepResult heading={t('closedHeading')}>
      <p>{t('closedText')}</p>
      <p className="note-text">
        <PhoneIn text={t('closedCall', { phone, hours })} />
      </p>
    </StepResult>
  );
}

const STEPS = {
  name: (props) => <NameStep {...props} onSubmit={(name) => void submitName(name)} />,
  question: (props) => <QuestionStep {...props} onSubmit={(answer) => void submitAnswer(answer)} />,
  pin: (props) => (
    <PinStep {...props} onSubmit={(typed) => void submitPin(typed)} onQuestion={() => showStep('question')} />
  ),
  sent: (props) => <Sent {...props} />,
  closed: () => <Closed />,
} as const satisfies Record<ForgotStep, (props: StepProps) => ReactNode>;

export default function ForgotPassword({ brand }: { brand: RecoveryBrand }) {
  const forgot = useStore($forgot);
  const { step } = forgot;
  const hasNavigated = useStepHistory({
    step,
    isFinal: FINAL_STEPS.includes(step),
    onHash(hash) {
      const next = stepOfHash(hash, $forgot.get().reached);
      if (next) showStep(next);
    },
  });
  useEffect(() => {
    if (hasNavigated) document.title = `${document.querySelector('.card h2')?.textContent} · ${brand.name}`;
  }, [hasNavigated, step, brand.name]);
  const slow = useStore($slowCalls) > 0;
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {/* The key makes React discard what was typed in the previous step. */}
      <div key={step}>{STEPS[step]({ forgot, hasNavigated, onPin: () => void requestPin() })}</div>
    </BrandContext>
  );
}
