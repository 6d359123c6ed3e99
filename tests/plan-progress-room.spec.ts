/** The plan progress panel has room while it loads and no more than it needs after: nothing moves (decision 208). */
import type { Locator, Page } from 'playwright/test';
import { sampleByTrait, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, claimRows, expect, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const panelOf = (page: Page) => page.locator('#plan-progress-panel');
const note = (page: Page) => panelOf(page).locator('.note');
const content = (page: Page) => panelOf(page).getByRole('article').first();

/** High, so that what is below the panel would be seen to move. */
const SIZES = [
  { width: 390, height: 2400 },
  { width: 1280, height: 1440 },
];

const STATES: readonly { id: string; state: string; shown(page: Page): Locator; fails?: boolean }[] = [
  { state: 'content', id: 'maria', shown: content },
  { state: 'error', id: 'maria', shown: note, fails: true },
  { state: 'no active plan', id: 'ingrid', shown: note },
  { state: 'message', id: 'lucia', shown: note },
  { state: 'suppressed', id: 'silas', shown: (page) => page.locator('#smart-message') },
];

/** Height of the panel below its last part, in CSS pixels; 0 without a panel. */
const blankBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const body = document.querySelector('#plan-progress-panel .panel-body');
    const ends = [...(body?.children ?? [])].map((child) => child.getBoundingClientRect().bottom);
    return body ? body.getBoundingClientRect().bottom - Math.max(...ends) : 0;
  });

const rows = SIZES.flatMap((size) => STATES.map((state) => ({ size, ...state })));

// `npm test` has both sizes, with and without an error; the long run has every state at both.
for (const { size, state, id, shown, fails } of sampleByTrait(rows, (row) => [
  `width: ${row.size.width}`,
  `fails: ${row.fails === true}`,
]))
  test(
    `${state} at ${size.width} px: nothing moves, nothing is blank`,
    LONG_RUN,
    async ({ page, newPerson, breakCall, failCall, repair, openAs }) => {
      await page.setViewportSize(size);
      await recordShifts(page);
      const person = await newPerson(id);
      if (fails) for (const call of ['plan/v3/progress', 'plan/memberplan']) await failCall(person, call);
      else await breakCall(person, { call: 'plan/memberplan', kind: 'hold' });
      await openAs(person, v3);
      await expect(claimRows(page).or(page.locator('#claims-panel .note')).first()).toBeVisible();
      if (!fails) await repair(person);
      await expect(shown(page).first()).toBeVisible();
      await expect(page.locator('#smart-message')).toBeVisible();
      expect(await blankBelow(page)).toBeLessThan(24);
      if (shown === note) await expectAccessible(page, state, '#plan-progress-panel');
      const moved = (await recordedShifts(page)).flatMap((shift) => shift.moved);
      expect(
        moved.filter((tag) =>
          /progress|plan-|message-panel|summary-more|spending|smart-message|footer/.test(tag),
        ),
      ).toEqual([]);
    },
  );
