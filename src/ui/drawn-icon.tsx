/**
 * An icon as one path, so that switching icons changes one attribute instead of replacing elements: long lists respond
 * faster (docs/decisions/047).
 */
import { memo } from 'react';

/** @param path in a 24 by 24 view box with strokes of 2; its size is that of the text (`drawn-icon` in panels.css) */
const Drawn = ({ path }: { path: string }) => (
  <svg className="drawn-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const DrawnIcon = memo(Drawn);
