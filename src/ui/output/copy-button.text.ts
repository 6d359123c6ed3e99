import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  copy: 'Copy',
  copied: 'Copied',
  claimNumber: 'claim number {value}',
  phone: 'phone number {value}',
  confirmation: 'confirmation number',
  memberId: 'member ID',
  link: 'link',
  byHand: 'Not copied. It is selected: copy it by hand.',
} as const;

export const t = translator('copyButton', texts);
