/** The sidebar of a task in several steps: completed steps, the current one, and badges (spec 000 §2). */
import { Check } from 'lucide-react';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { adoptStyles } from './adopt-styles.ts';
import { Badge } from './badge.tsx';
import styles from './styles/wizard-steps.css?inline';
import type { WizardProgress } from './wizard-steps.rules.ts';
import { t } from './wizard-steps.text.ts';

interface WizardStep {
  id: string;
  label: string;
  /** What the step holds, for example two claims that are chosen; in words too, for those who hear it. */
  badge?: { shown: string; text: string };
}

interface WizardStepsProps {
  /** Names the task. */
  label: string;
  steps: readonly WizardStep[];
  progress: WizardProgress;
  /** Goes back to a complete step; left out: the steps only show. */
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
  // The name that was pressed is no button any more. Where the step's own view takes the focus, it comes after.
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
      <p className="wizard-place">
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
