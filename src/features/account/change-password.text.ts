import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Change your password',
  lead: 'You’ll stay signed in here, and we sign you out everywhere else. Use the new password the next time you sign in.',
  forcedLead: 'You need a new password before you continue.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'New password again',
  newSame: 'Choose a password that isn’t your current one',
  confirmDiffers: 'This isn’t the same as the new password',
  submit: 'Change password',
  busy: 'Changing password',
  failed: 'We couldn’t change your password. What you typed is still here.',
  unsettled:
    'We don’t know whether your password was changed. If your current one is refused when you try again, the new one already works. What you typed is still here.',
  done: 'Your password was changed',
  call: 'If you don’t know your current password, we can set a new one with you. We never ask for the old one.',
} as const;

export const t = translator('changePassword', texts);
