/** The last screen of a multi-step form. It says that the form was sent, or that customer service takes over. */
import type { ReactNode } from 'react';
import { StepHead } from './step-form.view.tsx';

interface StepResultProps {
  progress?: ReactNode;
  heading: string;
  children: ReactNode;
}

/** Focus moves to the heading, because the form that had it was removed. */
export const StepResult = ({ progress, heading, children }: StepResultProps) => (
  <div className="step-result">
    <StepHead {...(progress ? { progress } : {})} heading={heading} hasNavigated />
    {children}
  </div>
);
