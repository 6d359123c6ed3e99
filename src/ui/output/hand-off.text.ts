import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  leaves:
    'This link leaves our site. {site} ({host}) opens in a new tab. You stay signed in here, and you may have to sign in there.',
  newTab: '(opens in a new tab)',
  callHeading: 'Rather talk to someone?',
  call: 'Call',
  hours: 'Hours:',
} as const;

export const t = translator('handOff', texts);
