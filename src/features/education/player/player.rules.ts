/** Times, keys and fallbacks of the video player (spec 001 §2). Pure. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time such as `0:07`, `12:30` or `1:02:03`. @param seconds NaN or infinite until the video's length is known */
export function showTime(seconds: number): string {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  const rest = pad(whole % MINUTE);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const STEPS = 100;

/** How many seconds an arrow key seeks: a hundredth of the video's length, but at least a second. */
export const seekStep = (total: number): number => Math.max(1, Math.round(total / STEPS));

/** Shortcuts while the player has the focus, as on the large video sites. Not in the spec. */
const KEYS = { k: 'play', m: 'mute', c: 'captions', f: 'fullscreen' } as const;
export type PlayerAction = (typeof KEYS)[keyof typeof KEYS];

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The player's action for a key; null for keys without an action, and while Control, Alt or Command is held. */
export function actionOf({ key, ctrlKey, altKey, metaKey }: PressedKey): PlayerAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  const pressed = key.toLowerCase();
  return Object.entries(KEYS).find(([letter]) => letter === pressed)?.[1] ?? null;
}

/** What replaces a video that cannot play. `download`: the text 'Download File', linked to the file. */
export type PlayerFallback = 'poster' | 'download' | 'nothing';

/** What to show for a video that cannot play (spec 001 §2 'With no playable source …'; decisions/messages#the-video-player-is-our-own). */
export function fallbackOf({ src, poster }: { src: string | null; poster: string | null }): PlayerFallback {
  if (src === null) return 'nothing';
  return poster === null ? 'download' : 'poster';
}
