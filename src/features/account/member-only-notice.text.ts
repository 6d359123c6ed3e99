/** What staff who act as a member are told where only the member may change something. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  heading: 'Only the member can change this',
  lead: 'You are acting as {name}. A password and a security question are for their owner alone: the member changes them after signing in.',
  back: 'Back to the summary',
} as const;

export const t = translator('onlyMember', texts);
