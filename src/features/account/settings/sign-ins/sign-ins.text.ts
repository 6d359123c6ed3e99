import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  lead: 'If you do not know one of these, sign out everywhere and change your password.',
  unknownDevice: 'Unknown device',
  current: 'This browser',
  open: 'Signed in',
  ended: 'Ended',
  empty: 'No sign-ins are on record yet',
  emptyNext: 'You see them here from your next sign-in on.',
  skipped: {
    one: 'We couldn’t read one sign-in, so the list is incomplete. Call {phone} to ask about it.',
    other: 'We couldn’t read {count} sign-ins, so the list is incomplete. Call {phone} to ask about them.',
  },
  everywhere: 'Sign out everywhere',
  confirmHeading: 'Sign out everywhere?',
  confirmText:
    'This ends all your sign-ins: here and on every other device. You then sign in again with your password.',
  confirmUnsaved: 'Changes on this page that are not saved are lost.',
  confirm: 'Sign out everywhere now',
  cancel: 'Stay signed in',
  busy: 'Signing out everywhere',
  failed: 'We do not know if all your sign-ins were ended. Try again.',
  loading: 'Loading your sign-ins',
  loadFailed: 'We could not load your sign-ins',
} as const;

export const t = translator('signIns', texts);
