/** Texts of the data-archive section (001 §6). */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  heading: 'Data archive',
  about:
    'Keep your own copy. As the subscriber, you can save all statements that are listed above, for everyone on your plan.',
  saveAll: { one: 'Save {shown} statement (ZIP)', other: 'Save all {shown} statements (ZIP)' },
  saveList: 'Save the list (CSV)',
  listAbout: 'The list has each statement’s dates, person, group and reference numbers.',
  saved: {
    one: 'Saved {shown} statement. Look among your downloads.',
    other: 'Saved {shown} statements. Look among your downloads.',
  },
  savedPart: {
    one: 'Saved {shown} of {all} statements. We could not get the others. Try again, or call {phone}.',
    other: 'Saved {shown} of {all} statements. We could not get the others. Try again, or call {phone}.',
  },
  savedNone: 'We could not get these statements. Nothing else is lost. Try again, or call {phone}.',
  savedList: 'Saved the list. Look among your downloads.',
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
