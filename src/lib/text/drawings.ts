/** The drawings of empty states, from top to bottom of a brand's sprite sheet (`inside.css`). */
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
