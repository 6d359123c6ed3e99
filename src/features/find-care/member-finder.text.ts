import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Find a Doctor',
  lead: 'Search for doctors, dentists and therapists near you.',
  directoryHeading: 'Looking for something else?',
  directoryText: 'The full directory also has hospitals, laboratories and pharmacies.',
  directory: 'Open the full directory',
  call: 'We can look for you, and tell you who is in your plan’s network.',
} as const;

export const t = translator('memberFinder', texts);
