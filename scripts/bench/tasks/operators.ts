/** The keystroke-level model: seconds that a person needs for what a new user does on a page. */

/** What a person did in a task. */
export interface Counts {
  presses: number;
  /** Characters typed into fields. */
  typed: number;
  /** Screens scrolled, by wheel or finger. */
  scrolls: number;
  /** Words read on the way and in the answer. */
  words: number;
  /** Times the person had to think: before a press or a field, and for every amount to be added up. */
  thoughts: number;
  /** Changes of the hand between mouse and keyboard. */
  homings: number;
  /** Measured: from each press to what it brings. */
  waitedMs: number;
}

export const NOTHING: Counts = {
  presses: 0,
  typed: 0,
  scrolls: 0,
  words: 0,
  thoughts: 0,
  homings: 0,
  waitedMs: 0,
};

export type Device = 'desk' | 'phone';

/**
 * Seconds per operator. Pointing, pressing, typing, homing and thinking on a desk: Kieras, "Using the Keystroke-Level
 * Model to Estimate Execution Times" (2001). Typing on a phone: 36 words a minute, Palin et al. (2019). Reading: 238
 * words a minute, Brysbaert (2019). Chosen here: a finger points as fast as a mouse, and a screen takes half a second.
 */
const SECONDS = {
  desk: { point: 1.1, press: 0.2, key: 0.28, homing: 0.4, think: 1.2, word: 60 / 238, scroll: 0.5 },
  phone: { point: 1.1, press: 0.2, key: 60 / (36 * 5), homing: 0, think: 1.2, word: 60 / 238, scroll: 0.5 },
} as const satisfies Record<Device, Record<string, number>>;

const MS = 1000;

/** @returns seconds of the whole task, waits included */
export function secondsOf(counts: Counts, device: Device): number {
  const { point, press, key, homing, think, word, scroll } = SECONDS[device];
  return (
    counts.presses * (point + press) +
    counts.typed * key +
    counts.homings * homing +
    counts.thoughts * think +
    counts.words * word +
    counts.scrolls * scroll +
    counts.waitedMs / MS
  );
}
