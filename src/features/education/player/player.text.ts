import { translator } from '../../../lib/text/i18n.ts';

export const texts = {
  player: 'Video player: {title}',
  play: 'Play',
  pause: 'Pause',
  seek: 'Seek',
  position: '{elapsed} of {total}',
  elapsed: 'Elapsed time',
  total: 'Total time',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  volumeValue: '{percent} percent',
  captions: 'Captions',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  downloadFile: 'Download File',
  noFile: 'There’s no file for this video.',
  'language.en': 'English',
  'language.es': 'Spanish',
} as const;

export const t = translator('educationPlayer', texts);
