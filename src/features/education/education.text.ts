/** Texts about educational material, for the activity summary and the page. The page has more texts of its own. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  // Quoted verbatim from spec 001 §2.
  unspecified: 'Unspecified',
  movieHeadline: 'Get familiar with your new Claims category',
  movieDescription: 'There is a new video to help you navigate through the Claims section.',
  movieLink: 'Click here to see more educational material',
  // These texts are not in the spec.
  'type.video': 'Video',
  'type.pdf': 'PDF',
  count: { one: '{count} item', other: '{count} items' },
  watch: 'Watch the video: {title}',
  movieUnloaded: 'The video player didn’t load.',
  close: 'Close',
  panelLink: 'See the educational material',
} as const;

export const t = translator('education', texts);
