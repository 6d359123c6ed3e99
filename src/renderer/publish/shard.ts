/**
 * Shards: subsets of the brands, each published by a different machine
 * (decisions/publishing#shards-by-the-brands-code).
 */
import { createHash } from 'node:crypto';

export interface Shard {
  /** Number of the shard, from 1. */
  number: number;
  of: number;
}

/** @param text for example `2/4` @throws Error whose message contains the expected format */
export function parseShard(text: string): Shard {
  const [, number = 0, of = 0] = /^(\d{1,4})\/(\d{1,4})$/.exec(text)?.map(Number) ?? [];
  if (number < 1 || number > of)
    throw new Error(`--shard ${text} is not a share: expected a number and how many there are, such as 2/4.`);
  return { number, of };
}

/** Whether a brand belongs to a shard. Depends only on the brand's code, so that new or deleted brands do not move other brands. */
export const isInShard = (code: string, { number, of }: Shard): boolean =>
  createHash('sha256').update(code).digest().readUInt32BE() % of === number - 1;

/** The codes that belong to a shard. @param shard undefined stands for all brands */
export const codesOfShard = (codes: readonly string[], shard: Shard | undefined): string[] =>
  codes.filter((code) => shard === undefined || isInShard(code, shard));
