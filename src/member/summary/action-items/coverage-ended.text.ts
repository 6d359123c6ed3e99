import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  ended: 'Your coverage ended on {date}.',
  still:
    'You can still see claims, statements and plans from before that day here, and appeal a decision. This plan doesn’t cover care after that day.',
  next: 'If you have a new plan, show its member ID card when you get care. If you have no plan, call {phone}. After you lose coverage, you often have only 60 days to choose a plan.',
} as const;

export const t = translator('coverageEnded', texts);
