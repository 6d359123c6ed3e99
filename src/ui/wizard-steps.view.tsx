/** The list of a wizard's steps, with their states and badges (spec 000 §2). */
import { Check } from 'lucide-react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { adoptStyles } from './page/adopt-styles.ts';
import { Badge } from './page/badge.tsx';
import styles from './styles/wizard-steps.css?inline';
import { STEP_POSITION_ID, type WizardProgress } from './wizard-steps.rules.ts';
import { t } from './wizard-steps.text.ts';

interface WizardStep {
  id: string;
  label: string;
  /** A count for the step, such as two chosen claims. `text` is for screen readers. */
  badge?: { shown: string; text: string; isSeen?: boolean };
}

interface WizardStepsProps {
  label: string;
  steps: readonly WizardStep[];
  progress: WizardProgress;
  /** Called to return to a completed step. If omitted, the steps are not buttons. */
  onJump?(index: number): void;
}

const Name = ({ step, onPress }: { step: WizardStep; onPress: (() => void) | undefined }) =>
  onPress ? (
    <button type="button" className="step-name" onClick={onPress}>
      {step.label}
    </button>
  ) : (
    <span className="step-name">{step.label}</span>
  );

export function WizardSteps({ label, steps, progress, onJump }: WizardStepsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const list = useRef<HTMLOListElement>(null);
  const jumped = useRef(false);
  // The pressed name is no longer a button, so focus moves to the current step. The step's view may move it again later.
  useEffect(() => {
    if (jumped.current) list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
    jumped.current = false;
  }, [progress]);
  const jump = (index: number): void => {
    jumped.current = true;
    onJump?.(index);
  };
  return (
    <nav className="wizard" aria-label={label}>
      <p className="wizard-position" id={STEP_POSITION_ID}>
        {t('place', { number: progress.indexOf('active') + 1, count: steps.length })}
      </p>
      <ol ref={list}>
        {steps.map((step, index) => {
          const state = progress[index] ?? 'incomplete';
          const canJump = state === 'complete' && onJump !== undefined;
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'active' ? 'step' : undefined}
              tabIndex={-1}
            >
              <span className="step-mark" aria-hidden="true">
                {state === 'complete' ? <Check size={18} /> : index + 1}
              </span>
              <span className="step-what">
                <Name step={step} onPress={canJump ? () => jump(index) : undefined} />
                <span className="step-state">{t(state)}</span>
              </span>
              {step.badge ? <Badge {...step.badge} /> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
