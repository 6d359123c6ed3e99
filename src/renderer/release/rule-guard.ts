/** Holds back brands whose rules for members changed since the served release, until the change is accepted (decisions/brands#changed-rules-require-acceptance). */
import type { Brand } from '../../brand/brand.schema.ts';
import type { BrandSite } from '../../brand/read-brands.ts';
import { foreignStates } from '../../brand/states/states-named.rules.ts';
import { once } from '../../lib/page/once.ts';
import { dottedPath } from '../../brand/rule-changes/record-entries.ts';
import {
  needsAcceptance,
  compareRecords,
  type BrandChanges,
  type KeyChange,
  type PublishedRecord,
} from '../../brand/rule-changes/rule-changes.rules.ts';
import { adviceText, changesText } from '../../brand/rule-changes/rule-changes-text.ts';
import type { PublishError } from '../publish/publish-errors.ts';
import {
  hasRecords,
  noticeId,
  parseRecord,
  publishedNotices,
  readRecord,
  recordOf,
  servedRecordText,
} from './published-record.ts';
import { servedRelease } from './release-history.ts';
import type { RemovedBrand } from './removed-brands.ts';
import { servedDomains } from '../publish/write-index.ts';

export class RulesRefusedError extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'RulesRefusedError';
  }
}

/** Questions about notices that no release has contained yet. */
function noticeQuestions(
  root: string,
  domain: string,
  { notices }: BrandSite,
  served: PublishedRecord,
): string[] {
  const known = served.notices;
  const asking = notices.filter(
    (notice) => known && notice.questions.length > 0 && !known.includes(noticeId(notice)),
  );
  const published = asking.length > 0 ? publishedNotices(root, domain) : new Set();
  return asking.flatMap((notice) => (published.has(noticeId(notice)) ? [] : notice.questions));
}

/** Keys whose values are unique to a brand, not inherited from the base or a family. */
const OF_ONE_BRAND = ['customerServicePhoneNumber', 'name', 'prismBrandCode', 'storeID', 'description'];

/** The record of a brand's served release, as JSON. */
interface ServedRecord {
  code: string;
  text: string;
}

const hasValue = (text: string, path: readonly string[], value: unknown): boolean =>
  text.includes(JSON.stringify(value)) && // searches the text before parsing, because parsing 35 records takes 30 ms
  (parseRecord(text)?.entries ?? []).some(
    (entry) => dottedPath(entry.path) === dottedPath(path) && entry.value === value,
  );

/**
 * Questions about new values that are also in another brand's served release. The editor may have edited the wrong
 * file.
 */
function exchangedValues(
  served: () => readonly ServedRecord[],
  code: string,
  changes: readonly KeyChange[],
): string[] {
  const ours = changes.filter(
    ({ path, after, file }) =>
      after !== undefined && OF_ONE_BRAND.includes(dottedPath(path)) && !file?.includes('/_'),
  );
  return ours.flatMap(({ path, name, after }) => {
    const owner = served().find((other) => other.code !== code && hasValue(other.text, path, after));
    return owner ? [`${name}: ${String(after)} is ${owner.code}'s on its published site`] : [];
  });
}

/**
 * Questions about footer links whose new address is also the address of another link. The line may have been copied by
 * mistake.
 */
const sameAddresses = ({ footer: { links } }: Brand, changes: readonly KeyChange[]): string[] =>
  changes.flatMap(({ path, name, after, file = '' }) => {
    const [key = ''] = path.slice(2);
    if (dottedPath(path) !== `footer.links.${key}.url` || links[key]?.opens) return [];
    const others = Object.entries(links).filter(([other, { opens }]) => other !== key && !opens);
    const [same] = others.find(([, { url }]) => url === after) ?? [];
    return same === undefined ? [] : [`${name}: ${String(after)} is also that of ${same} (${file})`];
  });

/** A question if the effective date of the privacy policy moved to an earlier day. The year may be mistyped. */
const earlierDays = (changes: readonly KeyChange[]): string[] =>
  changes.flatMap(({ path, name, before, after }) =>
    dottedPath(path) === 'privacy.effective' && before !== undefined && after !== undefined && after < before
      ? [`${name}: ${String(after)} is before ${String(before)}`]
      : [],
  );

/** Questions about texts that now name a state that the brand does not serve. Such a text may have been copied from another brand. */
const statesElsewhere = (brand: Brand, changes: readonly KeyChange[]): string[] =>
  changes.flatMap(({ path, name, kind, before = '', after, file }) => {
    const isOwn = kind === 'copy' && !path.includes('spanish') && !file?.includes('/_');
    if (!isOwn || typeof after !== 'string') return [];
    const state = foreignStates(brand, after).find((other) => !String(before).includes(other));
    return state === undefined ? [] : [`${name}: names ${state}, which ${brand.code} does not serve`];
  });

/** The changes of each brand since its served release. A brand that is not served has no changes. */
export async function changesAgainstServed(
  root: string,
  sites: readonly BrandSite[],
  gone: readonly RemovedBrand[] = [],
): Promise<BrandChanges[]> {
  const domains = servedDomains(root);
  const replacements = new Map(
    gone.flatMap((brand) => (brand.replacedBy === undefined ? [] : [[brand.replacedBy, brand] as const])),
  );
  const served = once(() =>
    [...domains].map(([code, domain]): ServedRecord => ({ code, text: servedRecordText(root, domain) })),
  );
  const brandChanges = await Promise.all(
    sites.map(async (site): Promise<BrandChanges> => {
      const { code, domain: next } = site.brand;
      const domain = domains.get(code) ?? next;
      const id = servedRelease(root, domain);
      const before = id === null ? null : readRecord(root, domain, id);
      const changes = before ? compareRecords(before, recordOf(site)) : [];
      const questions = before
        ? [
            ...noticeQuestions(root, domain, site, before),
            ...exchangedValues(served, code, changes),
            ...earlierDays(changes),
            ...sameAddresses(site.brand, changes),
            ...statesElsewhere(site.brand, changes),
          ]
        : [];
      const replaced = replacements.get(code);
      return {
        code,
        changes,
        ...(questions.length > 0 ? { questions } : {}),
        ...(replaced ? { gone: { code: replaced.code, domain: replaced.domain } } : {}),
        ...(id !== null && before === null ? { unknown: hasRecords(root) ? 'lost' : 'none yet' } : {}),
      };
    }),
  );
  const without = gone.filter(({ replacedBy }) => replacedBy === undefined);
  return [
    ...without.map(({ code, domain }) => ({ code, changes: [], gone: { code, domain } })),
    ...brandChanges.filter(
      (brand) => brand.changes.length > 0 || brand.gone || brand.unknown || brand.questions,
    ),
  ];
}

interface Guarded {
  sites: BrandSite[];
  held: BrandChanges[];
  lines: string[];
}

/** Separates the sites to publish from the brands to hold back. @param gone brands in this publish whose folder was deleted or renamed */
export async function guardRules(
  root: string,
  sites: readonly BrandSite[],
  all: number,
  accept: boolean,
  gone: readonly RemovedBrand[] = [],
): Promise<Guarded> {
  const brandChanges = await changesAgainstServed(root, sites, gone);
  const held = accept ? [] : brandChanges.filter(needsAcceptance);
  const isHeld = (code: string): boolean => held.some((brand) => brand.code === code);
  const published = brandChanges.filter(({ code }) => !isHeld(code));
  return {
    sites: sites.filter(({ brand }) => !isHeld(brand.code)),
    held,
    lines: changesText(published, all, true),
  };
}

export const heldBackLines = (
  held: readonly BrandChanges[],
  all: number,
  requested: readonly string[] | 'all',
): string[] => [...changesText(held, all), ...adviceText(held, requested)];

/** Explains why brands are held back, for example `mincr stays as it was published, because rules change.` */
export function heldBackLine(held: readonly BrandChanges[]): string {
  const [first] = held;
  const isPlain = held.every(({ changes }) => changes.length > 0);
  const who =
    held.length === 1 && first ? `${first.code} stays as it was` : `${held.length} brands stay as they were`;
  return `${who} published${isPlain ? ', because rules change' : ''}.`;
}

export const heldBackEntry = (held: BrandChanges): PublishError => ({
  code: held.code,
  lines: heldBackLines([held], 1, [held.code]),
  command: `npm run brands -- check${held.gone ? '' : ` ${held.code}`}`,
  waits: true,
});
