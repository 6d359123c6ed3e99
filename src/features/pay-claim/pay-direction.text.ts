/** Who gets the money of a payment. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  pay: 'Pay {amount}',
  payProvider: 'Pay {provider} {amount}',
  getBack: 'Get {amount} back',
  counter: 'Get {amount} back from your {account}; you usually paid the pharmacy at the counter.',
  toMember: 'Get {amount} back from your {account}; you still pay {provider}, unless you have.',
  stillPays: 'You still pay {provider}, unless you have.',
  notKnown: 'We do not know whom this pays; call {phone}.',
  someAccount: 'spending account',
  yourProvider: 'your provider',
} as const;

export const t = translator('payDirection', texts);
