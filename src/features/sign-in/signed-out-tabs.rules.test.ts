import { describe, expect, it } from 'vitest';
import { brands } from '../../brand/brand-groups.fixture.ts';
import { signedOutTabs } from './signed-out-tabs.rules.ts';
import { texts } from './signed-out-tabs.text.ts';

const tab = (id: string, url: string) => ({
  id,
  label: id,
  url,
  icon: 'book' as const,
  active: true,
  showText: true,
});

describe('signedOutTabs', () => {
  it('returns the public page about each tab’s topic, or null if the brand lacks that page', () => {
    const tabs = [tab('find-a-doctor', '/login/#/finder'), tab('prescriptions', '/login/#/prescriptions')];
    const rows = signedOutTabs({ tabs, pages: ['find-care'] });
    expect(rows.map(({ target, page }) => [target, page])).toEqual([
      ['/finder', 'find-care'],
      ['/prescriptions', null],
    ]);
  });

  it('omits tabs that only one brand has, and tabs that don’t lead to the sign-in page', () => {
    const tabs = [tab('benefits', '/login/#/benefits'), tab('coverage', '/coverage/')];
    expect(signedOutTabs({ tabs, pages: [] })).toEqual([]);
  });

  it('returns, for each tab except Home, a row with a text and a unique address', () => {
    for (const brand of brands) {
      const rows = signedOutTabs(brand);
      expect(new Set(rows.map(({ target }) => target)).size).toBe(rows.length);
      expect(rows.map(({ id }) => id)).toEqual(brand.tabs.flatMap(({ id }) => (id === 'home' ? [] : [id])));
      for (const { id, page } of rows) {
        expect(texts).toHaveProperty([id]);
        if (page !== null) expect(texts).toHaveProperty([`open.${page}`]);
      }
    }
  });
});
