/** Stores results that depend only on a text and the code, for a site's next publish (decisions/publishing#results-by-text-are-stored). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { phoneHref } from '../../lib/fields/phone-href.ts';
import type { TextStore } from '../../lib/text/once-per-text.ts';
import { writeIfPossible } from '../release/write-if-possible.ts';

export const STORED_TEXTS = '.cache/texts';

type Results = Readonly<Record<string, unknown>>;

interface StoredResults {
  stamp: string;
  results: Results;
}

const isStored = (value: unknown): value is StoredResults =>
  typeof value === 'object' &&
  value !== null &&
  'stamp' in value &&
  'results' in value &&
  typeof value.results === 'object' &&
  value.results !== null;

/**
 * Placeholders for the site's phone number and its `tel:` link, in keys and in the file. They let results be found
 * again after the number has changed. Neither texts nor JSON contain these characters.
 */
const [PHONE, PHONE_LINK] = ['\0', '\u0001'] as const;

const withoutPhone = (text: string, phone: string): string =>
  text.replaceAll(phone, PHONE).replaceAll(phoneHref(phone), PHONE_LINK);

const withPhone = (text: string, phone: string): string =>
  text.replaceAll(PHONE_LINK, phoneHref(phone)).replaceAll(PHONE, phone);

/** Stored results; none if the file is missing, corrupt, or from another version of the code. */
function readResults(file: string, stamp: string, phone: string): Results {
  try {
    const stored: unknown = JSON.parse(withPhone(readFileSync(file, 'utf8'), phone));
    return isStored(stored) && stored.stamp === stamp ? stored.results : {};
  } catch {
    return {};
  }
}

export interface SiteTexts extends TextStore {
  /** Writes the results that were used. Results of texts that the site no longer has are dropped. */
  save(): void;
}

/**
 * @param stamp hash of the code that computes the results
 * @param phone the site's phone number. A result may contain it, but must not otherwise depend on it
 */
export function siteTexts(root: string, code: string, stamp: string, phone: string): SiteTexts {
  const file = join(root, STORED_TEXTS, `${code}.json`);
  const earlier = readResults(file, stamp, phone);
  const used: Record<string, unknown> = {};
  let isNew = false;
  return {
    result<Value>(name: string, text: string, make: (text: string) => Value): Value {
      const key = `${name} ${createHash('sha256').update(withoutPhone(text, phone)).digest('base64url')}`;
      if (!(key in used)) {
        const isStored = key in earlier;
        isNew ||= !isStored;
        used[key] = isStored ? earlier[key] : make(text);
      }
      return used[key] as Value;
    },
    save() {
      if (isNew) writeIfPossible(file, withoutPhone(JSON.stringify({ stamp, results: used }), phone));
    },
  };
}
