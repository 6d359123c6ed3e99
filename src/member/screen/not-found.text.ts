import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  notFoundText: 'The address may be old or mistyped, or your plan may not include this page.',
  toSummary: 'Go to your activity summary',
  notFoundHelp: 'Tell us what you’re looking for, and we’ll help you find it.',
  notFoundNear: 'Did you mean one of these?',
  notFoundAll: 'Pages in the member area',
} as const;

export const t = translator('memberNotFound', texts);
