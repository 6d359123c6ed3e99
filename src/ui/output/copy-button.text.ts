import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  claimNumber: 'claim number {value}',
  phone: 'phone number {value}',
  confirmation: 'confirmation number',
  memberId: 'member ID',
  link: 'link',
  byHand: 'Not copied. It’s selected, so you can copy it yourself.',
} as const;

export const t = translator('copyButton', texts);
