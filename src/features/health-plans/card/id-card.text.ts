/** Texts of insurance cards and of what can be done with them. */
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Insurance card',
  loading: 'Loading the insurance card',
  failed: 'We could not load the insurance card.',
  none: 'There is no card for this plan here.',
  noneNext: 'Call us for a copy.',
  whose: 'Card of',
  front: 'Front',
  back: 'Back',
  frontOf: 'Front of the card of {name}',
  backOf: 'Back of the card of {name}',
  card: 'Insurance card',
  phones: 'Phone numbers',
  member: 'Member',
  memberId: 'Member ID',
  subscriber: 'Subscriber',
  group: 'Group number',
  employer: 'Through',
  effective: 'Coverage begins',
  plan: { one: 'Plan', other: 'Plans' },
  tty: 'TTY {number}',
  'desk.member-services': 'Member services',
  'desk.pharmacy': 'Pharmacy',
  'desk.dental': 'Dental',
  'desk.vision': 'Vision',
  'desk.nurse-line': 'Nurse line',
  'desk.providers': 'Doctors and hospitals',
  print: 'Print this card',
  saveFront: 'Save the front as an image',
  saveBack: 'Save the back as an image',
  saved: 'The image is in your downloads.',
  notSaved: 'This browser could not draw the image. Print the card, or take a picture of the screen.',
  onDevice: 'The image is drawn on your device. It shows your member ID, so share it with care.',
  printHint:
    'Print at 100%, without “fit to page”: the card is then 85.6 by 54 mm. Cut along the lines and fold it in the middle.',
} as const;

export const t = translator('idCard', texts);
