/** An icon as one path: switching icons changes one attribute, so long lists respond faster (decisions/claims#lists-of-ten-thousand-rows). */
import { memo } from 'react';

interface DrawnIconProps {
  /** In a 24 by 24 view box with strokes of 2. */
  path: string;
  /** CSS pixels, or a length. */
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
