import { texts as hints } from '../../../../lib/fields/hints.text.ts';
import { translator } from '../../../../lib/text/i18n.ts';

export const texts = {
  nickName: 'What we call you (optional)',
  nickNameHint: 'Up to 30 characters',
  email: 'Email address',
  emailHint: 'We send a new password there if you forget yours.',
  address: 'Address',
  addressHint: 'An address needs a street, a city, a state and a zip code.',
  street: 'Street and number',
  city: 'City',
  state: 'State',
  noState: 'Choose a state',
  zipCode: 'Zip code',
  phones: 'Phone numbers',
  phonesHint: `All are optional. ${hints.phone}`,
  HOME: 'Home phone',
  BUS: 'Work phone',
  CELL: 'Mobile phone',
  zipState: 'This zip code isn’t in the state that you chose. Check both.',
  submit: 'Save your profile',
  busy: 'Saving your profile',
  done: 'Your profile was saved',
  same: 'Nothing has changed in your profile',
  failed: 'We couldn’t save your profile. What you typed is still here.',
  loading: 'Loading your profile',
  loadFailed: 'We couldn’t load your profile',
} as const;

export const t = translator('profileForm', texts);
