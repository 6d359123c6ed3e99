/** A share of the brands, for one of several machines (decisions/publishing#shards-by-the-brands-code). */
import { createHash } from 'node:crypto';

export interface Shard {
  /** Number of the share, from 1. */
  number: number;
  of: number;
}

/** @param text such as 2/4 @throws Error that says what is expected */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > of)
    throw new Error(`--shard ${text} is not a share: expected a number and how many there are, such as 2/4.`);
  return { number, of };
}

/** Depends on the brand's code alone: adding or deleting a brand moves no other to another machine. */
export const isInShard = (code: string, { number, of }: Shard): boolean =>
  createHash('sha256').update(code).digest().readUInt32BE() % of === number - 1;

/** @param shard omitted for all brands */
export const codesOfShard = (codes: readonly string[], shard: Shard | undefined): string[] =>
  codes.filter((code) => shard === undefined || isInShard(code, shard));
