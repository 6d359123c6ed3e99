/** Texts of the contact-me form. Most error messages are in `lib/fields/validation.text.ts`. */
import { texts as hints } from '../../../lib/fields/hints.text.ts';
import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  heading: 'Ask us to contact you',
  lead: 'An agent helps you choose, at no cost. You don’t have to buy anything.',
  noScript: 'This form needs JavaScript. Turn it on in your browser, or call {phone}, {hours}.',
  place: 'Your area: {zip}',
  placeInCounty: 'Your area: {zip}, {county}',
  noPlace: 'Enter your zip code above first',
  zipUnread: 'Press “Find my plan” above to look up your zip code first',
  countyOpen: 'Choose your county above first',
  zipChanged: 'You changed the zip code above. Press “Find my plan” to look it up first',
  unserved:
    'We have no plans for that zip code. Call {phone} to find out who can help you, or enter another zip code',
  elsewhere: 'We don’t serve that zip code. Go to the site of the plan that does, or enter another zip code',
  segment: 'What are you looking for?',
  U65: 'A plan for people under 65',
  MED: 'A plan for people with Medicare',
  onlyU65: 'Our plans are for people under 65.',
  onlyMED: 'Our plans are for people with Medicare.',
  firstName: 'First name',
  lastName: 'Last name',
  birthDate: 'Date of birth',
  birthDateHint: hints.date,
  agePrices: 'Prices for people under 65 depend on age.',
  tooYoung: 'You must be at least {age} to ask for coverage in {state}',
  email: 'Email address',
  emailHint: 'We’ll send a confirmation there.',
  phone: 'Phone number (optional)',
  phoneHint: hints.phone,
  consent:
    '{brand} may contact me about health plans, by email, and by phone if I give a number. I can take this back at any time. I do not have to agree in order to buy a plan.',
  placeField: 'Your area',
  consentField: 'Your consent',
  send: 'Ask to be contacted',
  busy: 'Sending',
  failed: 'We couldn’t send your request. It’s still here, as you typed it, and we never send it twice.',
  sentHeading: 'We have your request',
  sentByEmail: 'An agent will write to {email} within two business days.',
  sentByPhone: 'An agent will call {phone} or write to {email} within two business days.',
  sentBefore: 'An agent will contact you within two business days.',
  another: 'Send another request',
  sentSooner: 'To talk sooner, call {phone}, {hours}.',
  emailSent: 'We sent a confirmation to your email address.',
  emailFailed: 'We have your request, but we couldn’t send the email that confirms it.',
} as const;

export const t = translator('quote', texts);
