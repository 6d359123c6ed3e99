/** Times, keys and fallbacks of the video player (spec 001 §2). Pure. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** `0:07`, `12:30`, `1:02:03`. @param seconds NaN or infinite while the video has not said its length */
export function showTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = pad(whole % MINUTE);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const STEPS = 100;

/** Seconds that one arrow key moves: a second, more in a video that is longer than 100 of them. */
export const seekStep = (total: number): number => Math.max(1, Math.round(total / STEPS));

/** Chosen here: a key of a player that has the focus, as on the large video sites. */
const KEYS = { k: 'play', m: 'mute', c: 'captions', f: 'fullscreen' } as const;
export type PlayerAction = (typeof KEYS)[keyof typeof KEYS];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** Null for any other key, and together with Control, Alt or the command key. */
export function actionOf({ key, ctrlKey, altKey, metaKey }: PressedKey): PlayerAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  const pressed = key.toLowerCase();
  return Object.entries(KEYS).find(([letter]) => letter === pressed)?.[1] ?? null;
}

/** What a member gets for a video that cannot play: its poster or the words 'Download File' as a link to the file. */
export type PlayerFallback = 'poster' | 'download' | 'nothing';

/** spec 001 §2 'With no playable source it shows a 'Download File' link or a poster link' (decisions/messages#the-video-player-is-our-own) */
export function fallbackOf({ src, poster }: { src: string | null; poster: string | null }): PlayerFallback {
  if (src === null) return 'nothing';
  return poster === null ? 'download' : 'poster';
}
