/** Placeholder of the expected plans, as high as they usually are; only while the panel loads (decisions/plans#room-while-progress-loads). */
interface ProgressRoomProps {
  /** Lines of business of the plans that are expected. */
  lines: readonly string[];
  /** For screen readers. */
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
