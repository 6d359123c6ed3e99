import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Data archive',
  about:
    'Keep your own copy. You’re the subscriber (the plan is in your name), so you can save all the statements listed above, no matter who on your plan they’re for.',
  saveAll: { one: 'Save {shown} statement (ZIP)', other: 'Save all {shown} statements (ZIP)' },
  saveList: 'Save the list (CSV)',
  listAbout: 'The list has each statement’s dates, person, group and reference numbers.',
  saved: {
    one: 'Saved {shown} statement to your downloads.',
    other: 'Saved {shown} statements to your downloads.',
  },
  savedPart: 'Saved {shown} of {all} statements to your downloads.',
  failed: {
    one: 'We couldn’t get {shown} statement. Try again in a few minutes, or call {phone}.',
    other: 'We couldn’t get {shown} statements. Try again in a few minutes, or call {phone}.',
  },
  closed: {
    one: 'You can’t save {shown} statement here. To get a copy, call {phone}.',
    other: 'You can’t save {shown} statements here. To get copies, call {phone}.',
  },
  savedList: 'Saved the list to your downloads.',
  listFailed: 'We couldn’t make the list. Try again in a few minutes, or call {phone}.',
  reference: 'Reference {reference}',
  'column.statement': 'Statement',
  'column.person': 'Person',
  'column.begin': 'Begins',
  'column.end': 'Ends',
  'column.created': 'Created',
  'column.group': 'Group number',
  'column.document': 'Document reference',
  'column.tracking': 'Tracking number',
  'column.invoice': 'Invoice number',
  'column.file': 'File in the ZIP',
} as const;

export const t = translator('dataArchive', texts);
