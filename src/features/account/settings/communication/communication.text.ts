import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  paperless: 'Documents online instead of by mail',
  paperlessHint: 'We email {email} when a document is ready. It stays in your statement archive.',
  paperlessHintNoEmail: 'We email you when a document is ready. It stays in your statement archive.',
  eobElsewhere: 'Explanations of benefits stay in the subscriber’s archive.',
  EOB: 'Explanations of benefits',
  STATEMENT: 'Account statements',
  PLAN: 'Plan documents and notices',
  tell: 'Tell me',
  CLAIM: 'When a claim is decided',
  MESSAGE: 'When I have a new message',
  DOCUMENT: 'When a document is ready',
  EMAIL: 'By email',
  SMS: 'By text message',
  smsHint: 'Text messages go to your mobile phone, {mobile}. Your carrier may charge for them.',
  smsHintNone: 'Text messages need a mobile phone number in your profile.',
  mobileMissing: 'Add a mobile phone number to your profile and save it first',
  emailMissing: 'Add an email address to your profile and save it first',
  submit: 'Save your choices',
  busy: 'Saving your choices',
  done: 'Your choices were saved',
  same: 'You haven’t changed anything',
  failed: 'We couldn’t save your choices. They’re still marked here.',
  loading: 'Loading your choices',
  loadFailed: 'We couldn’t load your choices',
} as const;

export const t = translator('communication', texts);
