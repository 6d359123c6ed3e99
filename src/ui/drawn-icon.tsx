/**
 * An icon as one path. Another icon in its place changes one attribute, where an icon of several parts is taken away and
 * made anew: a list of many rows answers a press sooner (docs/decisions/047).
 */
import { memo } from 'react';

/** @param path of a drawing 24 by 24, lines of 2; its size is that of the text (`drawn-icon` in panels.css) */
const Drawn = ({ path }: { path: string }) => (
  <svg className="drawn-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const DrawnIcon = memo(Drawn);
