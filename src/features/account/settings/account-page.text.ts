import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Account settings',
  lead: 'Your profile, how we reach you, and who has access to your account.',
  parts: 'On this page',
  profile: 'Your profile',
  security: 'Password and security question',
  communication: 'Mail, email and text messages',
  signIns: 'Recent sign-ins',
  family: 'Who sees what in your family',
  looks: 'Who looked at your record',
  userName: 'User name',
  question: 'Security question',
  noQuestion: 'None yet',
  changePassword: 'Change your password',
  changeQuestion: 'Change your security question',
  readOnly: 'You’re acting as {name}. Only {name} can change this.',
  unsavedHeading: 'Leave without saving?',
  unsavedText: 'You have unsaved changes on this page. If you leave, you’ll lose them.',
  unsavedMark: 'Not saved yet',
  stay: 'Stay on this page',
  leave: 'Leave without saving',
} as const;

export const t = translator('accountPage', texts);
