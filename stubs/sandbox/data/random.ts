/** A pseudorandom number generator (mulberry32) seeded with a text, so that every process generates the same data. */

/** Source of random bytes for tokens, ids and file names. */
export type RandomBytes = (size: number) => Buffer;

export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** An integer in a range, both ends included. */
  integer(min: number, max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** The FNV-1a hash of a text. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261);

/** @param seed equal seeds give equal sequences */
export function createRandom(seed: string): Random {
  let state = hash(seed) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
