import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  newTab: '(opens in a new tab)',
  siteName: '({host})',
  showPicture: 'Show picture',
  showPictureOf: 'Show picture: {alt}',
  openPicture: 'Open picture',
  openPictureOf: 'Open picture: {alt}',
  pictureLeftOut: 'Picture not shown',
  pictureLeftOutOf: 'Picture not shown: {alt}',
  pictureFailed: 'We couldn’t load the picture.',
} as const;

export const t = translator('serviceHtml', texts);
