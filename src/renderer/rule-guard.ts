/** Holds back brands whose rules change against the served release until the change is accepted (docs/decisions/048). */
import type { BrandSite } from '../brand/read-brands.ts';
import {
  needsAcceptance,
  recordChanges,
  type BrandChanges,
} from '../brand/rule-changes/rule-changes.rules.ts';
import { adviceText, changesText } from '../brand/rule-changes/rule-changes-text.ts';
import type { PublishError } from './publish-errors.ts';
import { hasRecords, readRecord, recordOf } from './published-record.ts';
import { servedRelease } from './release-history.ts';
import type { GoneBrand } from './gone-brands.ts';
import { servedDomains } from './write-index.ts';

/** Nothing was published, because rules change that were not accepted. */
export class RulesRefusedError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'RulesRefusedError';
  }
}

/**
 * What differs from the served releases. A brand that is not served has no changes: there is nothing to compare.
 * @param gone brands whose folder is gone, so that their sites would go
 */
export async function changesAgainstServed(
  root: string,
  sites: readonly BrandSite[],
  gone: readonly GoneBrand[] = [],
): Promise<BrandChanges[]> {
  const domains = await servedDomains(root);
  const heirs = new Map(gone.flatMap((one) => (one.heir === undefined ? [] : [[one.heir, one] as const])));
  const found = await Promise.all(
    sites.map(async (site): Promise<BrandChanges> => {
      const { code, domain: next } = site.brand;
      const domain = domains.get(code) ?? next;
      const id = await servedRelease(root, domain);
      const before = id === null ? null : await readRecord(root, domain, id);
      const heir = heirs.get(code);
      return {
        code,
        changes: before ? recordChanges(before, recordOf(site)) : [],
        ...(heir ? { gone: { code: heir.code, domain: heir.domain } } : {}),
        ...(id !== null && before === null ? { unknown: hasRecords(root) ? 'lost' : 'none yet' } : {}),
      };
    }),
  );
  const without = gone.filter(({ heir }) => heir === undefined);
  return [
    ...without.map(({ code, domain }) => ({ code, changes: [], gone: { code, domain } })),
    ...found.filter((one) => one.changes.length > 0 || one.gone || one.unknown),
  ];
}

/** Which sites a publish may go on with. */
export interface Guarded {
  sites: BrandSite[];
  /** Brands that stay as they are served, each with its changes. */
  held: BrandChanges[];
  /** The changes that are published, as lines for a person. */
  lines: string[];
}

/**
 * @param sites the ones that have something to publish
 * @param all how many brands the publish is about
 * @param accept whether the person has accepted the changes
 * @param gone brands that this publish is about and whose folder is gone
 */
export async function guardRules(
  root: string,
  sites: readonly BrandSite[],
  all: number,
  accept: boolean,
  gone: readonly GoneBrand[] = [],
): Promise<Guarded> {
  const found = await changesAgainstServed(root, sites, gone);
  const held = accept ? [] : found.filter(needsAcceptance);
  const isHeld = (code: string): boolean => held.some((one) => one.code === code);
  const published = found.filter(({ code }) => !isHeld(code));
  return {
    sites: sites.filter(({ brand }) => !isHeld(brand.code)),
    held,
    lines: changesText(published, all, true),
  };
}

/**
 * What a person reads of brands that are held back.
 * @param all how many brands the publish is about
 * @param asked the brands in the command that accepts
 */
export const heldText = (
  held: readonly BrandChanges[],
  all: number,
  asked: readonly string[] | 'all',
): string[] => [...changesText(held, all), ...adviceText(held, asked)];

/** `mincr stays as it was published, because rules change.` */
export function stayingLine(held: readonly BrandChanges[]): string {
  const [first] = held;
  const isPlain = held.every(({ changes }) => changes.length > 0);
  const who =
    held.length === 1 && first ? `${first.code} stays as it was` : `${held.length} brands stay as they were`;
  return `${who} published${isPlain ? ', because rules change' : ''}.`;
}

/** A brand that is held back, as the directory shows it. */
export const heldEntry = (held: BrandChanges): PublishError => ({
  code: held.code,
  lines: heldText([held], 1, [held.code]),
  command: `npm run brands -- check${held.gone ? '' : ` ${held.code}`}`,
  waits: true,
});
