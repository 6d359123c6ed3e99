/** Room for the plans of the panel: as high in every state, so that nothing moves (decision 175). */
import type { ReactNode } from 'react';

interface ProgressRoomProps {
  /** Lines of business of the plans that are expected. */
  lines: readonly string[];
  /** For screen readers, while loading. */
  label?: string;
  /** Left out while loading. */
  children?: ReactNode;
}

const Bones = () => (
  <div className="row skeleton">
    <span className="bone bone-short" />
    <span className="bone" />
  </div>
);

export const ProgressRoom = ({ lines, label, children }: ProgressRoomProps) => (
  <div className="progress-room">
    <div className="plan-blocks" aria-hidden="true">
      {lines.map((line) => (
        <div key={line} className={`plan-room plan-room-${line}`}>
          {children ? null : <Bones />}
        </div>
      ))}
    </div>
    {children ? (
      <div className="progress-shown">{children}</div>
    ) : label ? (
      <p className="visually-hidden" role="status">
        {label}
      </p>
    ) : null}
  </div>
);
