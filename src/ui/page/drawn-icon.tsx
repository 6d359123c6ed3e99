/** An icon drawn as one SVG path. Switching icons changes only one attribute, which is faster in long lists (decisions/claims#lists-of-ten-thousand-rows). */
import { memo } from 'react';

interface DrawnIconProps {
  /** SVG path data for a 24 by 24 view box and a stroke width of 2. */
  path: string;
  /** A number of CSS pixels, or a CSS length. */
  size?: number | string;
  className?: string;
}

const Drawn = ({ path, size = '1.1em', className = '' }: DrawnIconProps) => (
  <svg
    className={`drawn-icon ${className}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

export const DrawnIcon = memo(Drawn);
