/**
 * Placeholder while the panel loads. Has the usual height of the expected plans
 * (decisions/plans#room-while-progress-loads).
 */
interface ProgressRoomProps {
  /** Lines of business of the expected plans. */
  lines: readonly string[];
  label?: string;
}

export const ProgressRoom = ({ lines, label }: ProgressRoomProps) => (
  <>
    {label ? (
      <p className="visually-hidden" role="status">
        {label}
      </p>
    ) : null}
    <div className="plan-blocks" aria-hidden="true">
      {lines.map((line) => (
        <div key={line} className={`plan-room plan-room-${line}`}>
          <div className="row skeleton">
            <span className="bone bone-short" />
            <span className="bone" />
          </div>
        </div>
      ))}
    </div>
  </>
);
