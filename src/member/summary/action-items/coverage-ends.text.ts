import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  ends: {
    one: '{what} ends on {date}, in {count} day',
    other: '{what} ends on {date}, in {count} days',
  },
  endsToday: '{what} ends today, {date}',
  ended: '{what} ended on {date}',
  whole: 'Your coverage',
  lines: 'Your {lines} coverage',
  person: '{name}’s coverage',
  medical: 'medical',
  dental: 'dental',
  vision: 'vision',
  drug: 'drug',
} as const;

export const t = translator('coverageEnds', texts);
