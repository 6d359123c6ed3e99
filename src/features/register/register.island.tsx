/** The registration page. Its first step is prerendered, and hydrates when the user first interacts with it. */
import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { $slowCalls } from '../../lib/remote/loading.store.ts';
import { BrandContext } from '../../ui/page/brand-context.tsx';
import { CriticalModal, GuardianModal } from '../../ui/dialog/failure-modals.tsx';
import { leaveFilledControls } from '../../ui/form/left-fields.ts';
import { LoadingBar } from '../../ui/page/loading-bar.tsx';
import { FailedNote } from '../../ui/page/panel-notes.tsx';
import { useStepHistory } from '../../ui/form/step-history.ts';
import { fillControls, valuesIn } from './form-controls.ts';
import type { RegisterBrand } from './register-brand.ts';
import {
  contextOf,
  currentForm,
  resumeStep,
  sendStep,
  showStepBefore,
  showStepOfHash,
  withOnlyType,
} from './register-flow.store.ts';
import { FINAL_STEPS, firstStep, isFormStep, type FormStep } from './register-form.rules.ts';
import { AlreadyRegistered, Closed, Done, Young } from './register-results.view.tsx';
import { RegisterStepForm } from './register-steps.view.tsx';
import {
  $critical,
  $form,
  $questions,
  $registration,
  $strength,
  closeCritical,
  closeGuardian,
  loadQuestions,
  loadStrength,
  restoreForm,
  setClock,
  showStep,
  typeInto,
} from './register.store.ts';
import { t } from './register.text.ts';
import { isForChild } from './registration-types.rules.ts';

/** Shown while the security questions load, and if they fail to load. */
function QuestionsNote() {
  const questions = useStore($questions);
  if (questions.state !== 'failed') return <p role="status">{t('questionsLoading')}</p>;
  const { reference } = questions.failure;
  return (
    <FailedNote text={t('questionsFailed')} reference={reference} onRetry={() => void loadQuestions()} />
  );
}

interface StepProps {
  brand: RegisterBrand;
  first: FormStep;
  hasNavigated: boolean;
}

function Step({ brand, first, hasNavigated }: StepProps) {
  const registration = useStore($registration);
  const form = withOnlyType(useStore($form), brand);
  const strength = useStore($strength);
  const questions = useStore($questions);
  const { registered, status, coverage, refusedAge } = registration;
  const step = registration.step ?? first;
  if (step === 'done' && registered) return <Done registered={registered} />;
  if (step === 'registered') return <AlreadyRegistered isChild={isForChild(form)} />;
  if (step === 'young')
    return (
      <Young
        offered={brand.offered}
        form={form}
        context={contextOf(brand)}
        refusedAge={refusedAge}
        onChange={() => showStep('person')}
      />
    );
  if (!isFormStep(step)) return <Closed />;
  return (
    <RegisterStepForm
      step={step}
      brand={brand}
      form={form}
      status={status}
      coverage={coverage}
      strength={strength}
      questions={questions.state === 'ready' ? questions.value : []}
      hasNavigated={hasNavigated}
      current={() => currentForm(brand)}
      context={() => contextOf(brand)}
      onType={typeInto}
      onSubmit={() => sendStep(step, brand)}
      onBack={() => showStepBefore(step, brand)}
      instead={step === 'contact' && questions.state !== 'ready' ? <QuestionsNote /> : undefined}
    />
  );
}

export default function Register({ brand }: { brand: RegisterBrand }) {
  const registration = useStore($registration);
  const { status } = registration;
  const critical = useStore($critical);
  const slow = useStore($slowCalls) > 0;
  const root = useRef<HTMLDivElement>(null);
  const first = firstStep(brand.offered);
  const step = registration.step ?? first;

  // This runs in a layout effect, so that a click right after hydration sees the text typed before hydration.
  useLayoutEffect(() => {
    const form = root.current?.querySelector('form');
    if (!form) return;
    restoreForm(valuesIn(form));
    fillControls(form, $form.get());
    leaveFilledControls(form);
    void setClock();
  }, []);
  useEffect(() => {
    if (step === 'sign-in') void loadStrength();
    if (step === 'sign-in' || step === 'contact') void loadQuestions();
  }, [step]);
  const hasNavigated = useStepHistory({
    step,
    isFinal: FINAL_STEPS.includes(step),
    onHash: (hash) => showStepOfHash(hash, brand),
    onResume: (hash) => resumeStep(hash, brand),
  });
  useEffect(() => {
    if (hasNavigated) document.title = `${root.current?.querySelector('h2')?.textContent} · ${brand.name}`;
  }, [hasNavigated, step, brand.name]);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      {/* The key changes with each step, so that no typed value carries over to the next step. */}
      <div key={step} ref={root} data-step={step}>
        <Step brand={brand} first={first} hasNavigated={hasNavigated} />
      </div>
      {status.state === 'guardian' ? (
        <GuardianModal reference={status.reference} onDismiss={closeGuardian} />
      ) : null}
      {critical ? (
        <CriticalModal text={critical.text} reference={critical.reference} onDismiss={closeCritical} />
      ) : null}
    </BrandContext>
  );
}
