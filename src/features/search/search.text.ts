/** Texts of the search form, its results and the list of all pages. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  open: 'Search',
  label: 'Search this site',
  submit: 'Search',
  close: 'Close search',
  title: 'Search',
  description: 'Search the pages of {brand}: coverage, care, costs, forms and answers to common questions.',
  lead: 'Type a word or two, such as “deductible” or “lost card”.',
  noScript: 'Search needs JavaScript. Without it, find your page in the list of all pages.',
  toAllPages: 'See all pages',
  count: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  none: 'We found nothing for “{term}”',
  missing: 'No page has “{words}”.',
  partial: {
    one: 'No page has all of these words. {count} result for some of “{term}”',
    other: 'No page has all of these words. {count} results for some of “{term}”',
  },
  common: 'Almost every page has “{term}”',
  emptyHelp: 'Here is what you can do:',
  emptySpelling: 'Check the spelling, or use fewer words.',
  emptyCommon: 'Add a word that says what you need, such as “deductible”.',
  emptyAll: 'Look through the list of all pages.',
  emptyCall: 'Call us. A person can help you find it.',
  kinds: 'Show',
  everything: 'Everything ({count})',
  product: 'Plans and coverage ({count})',
  content: 'Other pages ({count})',
  fromPage: 'From {page}',
  more: { one: 'Show {count} more result', other: 'Show {count} more results' },
  loading: 'Searching…',
  failed: 'The search did not work. Check your connection and try again.',
  retry: 'Try again',
  allTitle: 'All pages',
  allDescription: 'Every page of the {brand} site in one list, with a line about each.',
  allNoScript:
    'Searching needs JavaScript, which is off. If you typed something into the search, it was not sent.',
  plans: 'Plans and coverage',
  care: 'Getting care',
  account: 'Your account',
  help: 'Help and answers',
  about: 'About us',
} as const;

export const t = translator('search', texts);
