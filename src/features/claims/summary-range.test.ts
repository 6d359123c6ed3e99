import { beforeEach, expect, it, vi } from 'vitest';
import { storageArea } from '../../lib/storage/storage-area.fixture.ts';
import { saveSummaryState, summaryState } from '../../routing/summary-view-state.ts';
import { saveViewState, setViewStateOwner } from '../../routing/view-state.ts';
import { summaryRange } from './summary-range.ts';

const TODAY = '2026-11-21';
const SAVED = { from: '2026-09-21', to: '2026-11-20' };

setViewStateOwner(() => 'maria');
beforeEach(() => void vi.stubGlobal('window', { sessionStorage: storageArea(new Map()) }));

it('summaryRange is the persisted range, even after the education panel is closed', () => {
  saveSummaryState({ dateRange: SAVED });
  saveSummaryState({ lastEdMaterialVisitDate: '2026-11-19' });
  expect(summaryRange(TODAY)).toEqual(SAVED);
  expect(summaryState().lastEdMaterialVisitDate).toBe('2026-11-19');
});

it.each([
  ['nothing', undefined],
  ['a state of another form', { dateRange: { option: 'custom' } }],
  ['a range with invalid dates', { dateRange: { from: '2026-02-30', to: TODAY } }],
  ['a range without an end', { dateRange: { from: SAVED.from } }],
])('summaryRange is the last 60 days if %s is persisted', (_what, state) => {
  if (state) saveViewState('summary', state);
  expect(summaryRange(TODAY)).toEqual({ from: '2026-09-22', to: TODAY });
});
