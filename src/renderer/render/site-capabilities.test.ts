import { describe, expect, it } from 'vitest';
import { brands } from '../../brand/brand-groups.fixture.ts';
import { CAPABILITIES, capabilitiesOf } from './site-capabilities.ts';

describe('the capabilities in the brand directory’s filter', () => {
  it.each(CAPABILITIES)('include "$label", which some brands have and others do not', ({ has }) => {
    const having = brands.filter(has).length;
    expect(having).toBeGreaterThan(0);
    expect(having).toBeLessThan(brands.length);
  });

  it('have unique ids and labels', () => {
    expect(new Set(CAPABILITIES.map(({ id }) => id)).size).toBe(CAPABILITIES.length);
    expect(new Set(CAPABILITIES.map(({ label }) => label)).size).toBe(CAPABILITIES.length);
  });

  it('include exactly one sign-in flow and one member-ID rule per brand', () => {
    for (const brand of brands) {
      const ids = capabilitiesOf(brand);
      expect(
        ids.filter((id) => id.startsWith('sign-in-')),
        brand.code,
      ).toHaveLength(1);
      expect(
        ids.filter((id) => id.startsWith('id-')),
        brand.code,
      ).toHaveLength(1);
    }
  });
});
