import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { phoneHref } from '../../lib/fields/phone-href.ts';
import { siteTexts, STORED_TEXTS, type SiteTexts } from './stored-texts.ts';

const PHONE = '1-800-555-0110';

let root: string;
let calls: string[];
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-texts-'));
  calls = [];
});
afterEach(() => rmSync(root, { recursive: true }));

const use = (texts: SiteTexts, ...parts: string[]): number[] =>
  parts.map((part) =>
    texts.result('length', part, (text) => {
      calls.push(text);
      return text.length;
    }),
  );

function publish(stamp: string, ...parts: string[]): void {
  const texts = siteTexts(root, 'mincr', stamp, PHONE);
  expect(use(texts, ...parts)).toEqual(parts.map(({ length }) => length));
  texts.save();
}

describe('siteTexts', () => {
  it('computes only the results for texts that were not in the previous publish', () => {
    publish('1', 'a', 'bb', 'a');
    publish('1', 'bb', 'ccc', 'a');
    expect(calls).toEqual(['a', 'bb', 'ccc']);
  });

  it('stores results separately for each function and each brand', () => {
    publish('1', 'a');
    const texts = siteTexts(root, 'mincr', '1', PHONE);
    expect(texts.result('upper', 'a', (text) => text.toUpperCase())).toBe('A');
    expect(use(siteTexts(root, 'namtn', '1', PHONE), 'a')).toEqual([1]);
    expect(calls).toEqual(['a', 'a']);
  });

  it('ignores results computed by another version of the code', () => {
    publish('1', 'a');
    publish('2', 'a');
    expect(calls).toEqual(['a', 'a']);
  });

  it('reuses the stored results of a text if only the site’s phone number in the text has changed', () => {
    const other = '1-866-555-0123';
    const linked = (phone: string): string => {
      const texts = siteTexts(root, 'mincr', '1', phone);
      const call = texts.result('link', `Call ${phone}.`, (text) => {
        calls.push(text);
        return text.replace(phone, `<a href="${phoneHref(phone)}">${phone}</a>`);
      });
      texts.save();
      return call;
    };
    expect(linked(PHONE)).toBe(`Call <a href="tel:+18005550110">${PHONE}</a>.`);
    expect(linked(other)).toBe(`Call <a href="tel:+18665550123">${other}</a>.`);
    expect(calls).toEqual([`Call ${PHONE}.`]);
  });

  it('computes a result again if a phone number in the text has changed, unless it is the site’s own number', () => {
    publish('1', `${PHONE}, fax 1-800-555-0111`);
    publish('1', `${PHONE}, fax 1-800-555-0112`);
    publish('1', `${PHONE}, fax ${PHONE}`);
    expect(calls).toHaveLength(3);
  });

  it('drops the stored results for texts that the site no longer has', () => {
    publish('1', 'a', 'bb');
    publish('1', 'ccc');
    publish('1', 'a');
    expect(calls).toEqual(['a', 'bb', 'ccc', 'a']);
  });

  it.each(['', '{', 'null', '[]', '{"stamp":"1"}', '{"stamp":"1","results":null}'])(
    'computes results again if the file is corrupt: %s',
    (text) => {
      publish('1', 'a');
      writeFileSync(join(root, STORED_TEXTS, 'mincr.json'), text);
      publish('1', 'a');
      publish('1', 'a');
      expect(calls).toEqual(['a', 'a']);
    },
  );

  it('computes results without storing them if their file cannot be written', () => {
    mkdirSync(join(root, STORED_TEXTS, 'mincr.json'), { recursive: true });
    publish('1', 'a');
    publish('1', 'a');
    expect(calls).toEqual(['a', 'a']);
    expect(readdirSync(join(root, STORED_TEXTS))).toEqual(['mincr.json']);
  });
});
