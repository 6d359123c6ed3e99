/** The drawings of empty states, in the order in which they are below each other on a brand's sheet (`inside.css`). */
export const DRAWINGS = [
  'claims',
  'messages',
  'statements',
  'plans',
  'spending',
  'search',
  'people',
  'care',
  'dental',
  'learning',
  'progress',
] as const;

export type Drawing = (typeof DRAWINGS)[number];
