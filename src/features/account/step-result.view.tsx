/** The ends of the way to something forgotten: it was sent, or customer service goes on. */
import type { ReactNode } from 'react';
import type { Said } from '../../ui/field.tsx';
import { StepHead } from './step-form.view.tsx';

interface EndProps {
  place?: Said;
  heading: Said;
  children: ReactNode;
}

/** Focus goes to its heading: whatever was typed is gone. */
export const StepEnd = ({ place, heading, children }: EndProps) => (
  <div className="step-end">
    <StepHead {...(place ? { place } : {})} heading={heading} arrived />
    {children}
  </div>
);
