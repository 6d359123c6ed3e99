/** Names of the drawings for empty states, in their order on a brand's sprite sheet, from top to bottom (`inside.css`). */
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
