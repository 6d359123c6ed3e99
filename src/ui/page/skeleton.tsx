export const SkeletonRows = ({ rows, label }: { rows: number; label: string }) => (
  <div className="rows">
    <p className="visually-hidden" role="status">
      {label}
    </p>
    {Array.from({ length: rows }, (_, row) => (
      <div className="row skeleton" key={row} aria-hidden="true">
        <span className="bone bone-short" />
        <span className="bone" />
      </div>
    ))}
  </div>
);
