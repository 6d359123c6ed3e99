import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  title: 'Health plans by state',
  description: 'Find the health plan that serves your state, without entering a zip code.',
  lead: 'Plans serve an area: a state, or part of one. Find your state, then open the site of a plan. If your state has several, each site says who it’s for.',
  call: 'Not sure which one is yours? Call {phone}, {hours}.',
  unserved: 'If your state isn’t here',
  unservedText:
    'We don’t serve it yet. HealthCare.gov takes you to your state’s marketplace. For Medicare, call 1-800-633-4227.',
  regulators: 'Insurance departments of all states',
} as const;

export const t = translator('brandsByState', texts);
