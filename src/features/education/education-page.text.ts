/** Texts used only on the page of educational material. The summary shares the texts in `education.text.ts`. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  lead: 'Material that helps you use your plan.',
  loading: 'Loading the educational material',
  failed: 'We couldn’t load the educational material.',
  empty: 'There are no guides or videos for your plan yet.',
  emptyNext: 'We can explain your claims and statements by phone. Call {phone}, {hours}.',
  leadNone: 'Plans that have videos and guides show them here.',
  leadHidden: 'Groups that have videos and guides show them here.',
  hidden: 'Group {group} has no educational material.',
  hiddenNext: 'To ask about your plan, call {phone}.',
  hiddenNextGroups:
    'Your other groups may have some. Choose one above, or call {phone} to ask about your plan.',
  type: 'Type',
  size: 'Size',
  thisFile: 'this file: {size}',
  dimensions: 'Dimensions',
  description: 'Description',
  link: 'Link',
  download: 'Download',
  open: 'Open',
  saved: 'Saved to your downloads: {file}',
  saveFailed:
    'We couldn’t get this guide. Try again in a few minutes, or call {phone}. Reference {reference}.',
  retry: 'Try again',
  videoFailed: 'We couldn’t play this video. You can try again in a few minutes, or download the file.',
  call: 'We can go through an explanation of benefits with you, line by line.',
} as const;

export const t = translator('educationPage', texts);
