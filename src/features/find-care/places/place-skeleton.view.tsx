/** Placeholder rows while a search runs. They are as high as those of `place-row.view.tsx`. */
const LINES = ['network', 'name', 'kind', 'place', 'hours'] as const;
const ROWS = 4;

export const PlaceSkeleton = () => (
  <ul className="providers" aria-hidden="true">
    {Array.from({ length: ROWS }, (_, row) => (
      <li className="provider place-skeleton" key={row}>
        {LINES.map((line) => (
          <span className={`bone bone-${line}`} key={line} />
        ))}
      </li>
    ))}
  </ul>
);
