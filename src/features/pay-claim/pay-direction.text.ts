import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  pay: 'Pay {amount}',
  payProvider: 'Pay {provider} {amount}',
  getBack: 'Get {amount} back',
  counter: 'Get {amount} back from your {account}. You probably paid the pharmacy at the counter.',
  toMember:
    'Get {amount} back from your {account}. You still need to pay {provider}, unless you already have.',
  stillPays: 'You still need to pay {provider}, unless you already have.',
  notKnown: 'We don’t know who gets this payment. Call {phone} to ask.',
  someAccount: 'spending account',
  yourProvider: 'your provider',
} as const;

export const t = translator('payDirection', texts);
