/** Educational material: its page, and the panels of the activity summary. */
import { translator } from '../../lib/i18n.ts';

export const texts = {
  // Word for word from spec 001 §2.
  unspecified: 'Unspecified',
  movieHeadline: 'Get familiar with your new Claims category',
  movieDescription: 'There is a new video to help you navigate through the Claims section.',
  movieLink: 'Click here to see more educational material',
  // Chosen here.
  lead: 'A short video and two guides that help you use your plan.',
  loading: 'Loading the video and the guides',
  failed: 'We could not load the video and the guides.',
  empty: 'There are no guides or videos for your plan yet.',
  emptyNext: 'We can explain your claims and statements by phone. Call {phone}, {hours}.',
  leadHidden: 'Groups that have a video and guides show them here.',
  hidden: 'Group {group} does not have educational material.',
  hiddenNext: 'If you have another group with us, choose it above. To ask about your plan, call {phone}.',
  type: 'Type',
  'type.video': 'Video',
  'type.pdf': 'PDF',
  size: 'Size',
  dimensions: 'Dimensions',
  description: 'Description',
  link: 'Link',
  download: 'Download',
  open: 'Open',
  saved: 'Saved to your downloads: {file}',
  saveFailed: 'We could not get this guide. Try again, or call {phone}. Reference {reference}.',
  retry: 'Try again',
  videoFailed: 'We could not play this video. You can try again, or download the file.',
  call: 'We go through an explanation of benefits with you, line by line.',
  watch: 'Watch the video: {title}',
  movieUnloaded: 'The video player did not load.',
  close: 'Close',
  panelLink: 'See the video and the guides',
} as const;

export const t = translator('education', texts);
