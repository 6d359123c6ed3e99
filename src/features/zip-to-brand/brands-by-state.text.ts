import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  title: 'Health plans by state',
  description: 'Find the health plan that serves your state, without entering a zip code.',
  lead: 'Plans serve an area: a state, or part of one. Find your state, then open the site of a plan. If your state has several, each site says who it is for.',
  call: 'Not sure which one is yours? Call {phone}, {hours}.',
  unserved: 'If your state is not here',
  unservedText:
    'We do not serve it yet. HealthCare.gov leads you to the marketplace of your state, and Medicare answers at 1-800-633-4227.',
  marketplace: 'HealthCare.gov',
  regulators: 'Insurance departments of all states',
} as const;

export const t = translator('brandsByState', texts);
