import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  lead: 'If you don’t recognize one of these, sign out everywhere and change your password.',
  unknownDevice: 'Unknown device',
  current: 'This browser',
  open: 'Signed in',
  ended: 'Ended',
  empty: 'We have no sign-ins on record yet',
  emptyNext: 'You’ll see them here after your next sign-in.',
  skipped: {
    one: 'We couldn’t read one sign-in, so the list is incomplete. Call {phone} to ask about it.',
    other: 'We couldn’t read {count} sign-ins, so the list is incomplete. Call {phone} to ask about them.',
  },
  everywhere: 'Sign out everywhere',
  confirmHeading: 'Sign out everywhere?',
  confirmText:
    'This ends all your sign-ins, here and on every other device. You then sign in again with your password.',
  confirmUnsaved: 'You’ll lose any unsaved changes on this page.',
  confirm: 'Sign out everywhere now',
  cancel: 'Stay signed in',
  busy: 'Signing out everywhere',
  failed: 'We don’t know if we ended all your sign-ins. Try again to make sure.',
  loading: 'Loading your sign-ins',
  loadFailed: 'We couldn’t load your sign-ins',
} as const;

export const t = translator('signIns', texts);
