/** The last step of a multi-step form: it was sent, or customer service takes over. */
import type { ReactNode } from 'react';
import { StepHead } from './step-form.view.tsx';

interface StepResultProps {
  progress?: ReactNode;
  heading: string;
  children: ReactNode;
}

/** Focus moves to its heading, because the form is gone. */
export const StepResult = ({ progress, heading, children }: StepResultProps) => (
  <div className="step-result">
    <StepHead {...(progress ? { progress } : {})} heading={heading} hasNavigated />
    {children}
  </div>
);
