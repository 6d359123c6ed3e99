import { describe, expect, it } from 'vitest';
import { VIEW_LOADERS } from '../../src/member/screen/view-loaders.ts';
import { VISITS } from './member-views.ts';

const views = VISITS.flatMap((visit) => visit.views);

describe('the views of the contact sheet', () => {
  it('have each view of the member area', () => {
    const keys = new Set(views.map(({ key }) => key));
    expect(Object.keys(VIEW_LOADERS).filter((key) => !keys.has(key))).toEqual([]);
    expect(keys).toContain('claims/activitySummary'); // the one without a loader
  });

  it('have a name each', () => {
    const names = views.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
