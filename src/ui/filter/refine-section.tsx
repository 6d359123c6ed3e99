/** The accordion that contains a view's filters (spec 000 §4). It is open when the view is entered (spec 001 §2). */
import { useId, useState, type ReactNode, type Ref } from 'react';
import { t } from '../page/ui.text.ts';

interface RefineSectionProps {
  /** Name of the view. Passed only in the left navigation, where the section is among links to other views. */
  label?: ReactNode;
  slot?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function RefineSection({ label, slot, children }: RefineSectionProps) {
  const [expanded, setExpanded] = useState(true);
  const id = useId();
  return (
    <div className="refine">
      <button
        type="button"
        className="refine-toggle"
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => setExpanded(!expanded)}
      >
        <span>
          {t('refine')} <span className="visually-hidden">{label}</span>
        </span>
      </button>
      <div className="refine-body" id={id} inert={!expanded}>
        <div className="refine-slot" ref={slot}>
          {children}
        </div>
      </div>
    </div>
  );
}
