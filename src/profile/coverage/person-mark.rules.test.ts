import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { groupOf, planOf } from '../group/groups.fixture.ts';
import { profileOf } from '../profile.fixture.ts';
import { familyNames } from './person-mark.rules.ts';

const entry = (firstName: string, relationshipCode: string, dob: string | null) => ({
  ecId: '',
  firstName,
  lastName: 'Delgado',
  suffix: '',
  dob,
  coverageEffectiveDate: null,
  coverageCancelDate: null,
  pinNumber: firstName,
  relationship: '',
  relationshipCode,
  uniqueName: firstName,
  claimCount: null,
});

describe('the colored marks of family members', () => {
  it('follow the family’s order, with only one mark for a person on several plans', () => {
    const maria = entry('Maria', '18', '1984-05-06');
    const leo = entry('Leo', '05', '2014-11-24');
    const daniel = entry('Daniel', '01', '1982-11-02');
    const profile = profileOf(
      groupOf({ productList: [planOf({ memberList: [leo, maria] }), planOf({ memberList: [daniel, leo] })] }),
    );
    expect(familyNames(profile)).toEqual(['Maria Delgado', 'Daniel Delgado', 'Leo Delgado']);
  });

  it('have a contrast above 4.5 with their white text for every hue', () => {
    const css = readFileSync(new URL('../../ui/styles/person-mark.css', import.meta.url), 'utf8');
    const [, l = '', c = ''] = /from var\(--primary\) (\S+) (\S+) calc/.exec(css) ?? [];
    expect(Number(l)).toBeGreaterThan(0);
    for (let h = 0; h < 360; h += 5)
      expect(
        wcagContrast({ mode: 'oklch', l: Number(l), c: Number(c), h }, '#fff'),
        `hue ${h}`,
      ).toBeGreaterThan(4.5);
  });
});
