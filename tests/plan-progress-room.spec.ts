/**
 * The plan progress panel reserves space while it loads and leaves no empty space afterward, so nothing moves
 * (decisions/plans#room-while-progress-loads).
 */
import type { Locator, Page } from 'playwright/test';
import { sampleByTrait, LONG_RUN } from '../scripts/test/sample.ts';
import { expectAccessible } from './support/axe.ts';
import { recordedShifts, recordShifts } from './support/layout-shift.ts';
import { brandWhere, expect, test } from './support/portal.ts';

const v3 = brandWhere(({ planProgress, messageCenter }) => planProgress.version === 'V3' && messageCenter);
const panelOf = (page: Page) => page.locator('#plan-progress-panel');
const note = (page: Page) => panelOf(page).locator('.note');
const answer = (page: Page) => page.locator('#plan-answer[aria-busy=false]');
const suppressed = (page: Page) => page.locator('#smart-message');
const content = (page: Page) => panelOf(page).getByRole('article').first();

/** The wide window is tall enough to show shifts below the panel. On a phone, shifts below the first screen are allowed (decisions/home#the-summary-on-a-phone). */
const PHONE = 390;
const SIZES = [
  { width: PHONE, height: 844 },
  { width: 1280, height: 1440 },
];

const STATES: readonly { id: string; state: string; shown(page: Page): Locator; fails?: boolean }[] = [
  { state: 'content', id: 'maria', shown: content },
  { state: 'error', id: 'maria', shown: note, fails: true },
  { state: 'no active plan', id: 'ingrid', shown: note },
  { state: 'message', id: 'lucia', shown: note },
  { state: 'suppressed', id: 'silas', shown: suppressed },
];

/** Empty space below the panel's last part in CSS pixels; 0 if there is no panel. */
const blankBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const body = document.querySelector('#plan-progress-panel .panel-body');
    const ends = [...(body?.children ?? [])].map((child) => child.getBoundingClientRect().bottom);
    return body ? body.getBoundingClientRect().bottom - Math.max(...ends) : 0;
  });

const rows = SIZES.flatMap((size) => STATES.map((state) => ({ size, ...state })));

// `npm test` uses both sizes, with and without an error. The long run uses every state at both sizes.
for (const { size, state, id, shown, fails } of sampleByTrait(rows, (row) => [
  `width: ${row.size.width}`,
  `fails: ${row.fails === true}`,
]))
  test(
    `the plan progress panel in the state "${state}" at ${size.width} px causes no layout shift and leaves no empty space`,
    LONG_RUN,
    async ({ page, newPerson, breakCall, failCall, repair, openAs }) => {
      await page.setViewportSize(size);
      await recordShifts(page);
      const person = await newPerson(id);
      if (fails) for (const call of ['plan/v3/progress', 'plan/memberplan']) await failCall(person, call);
      else await breakCall(person, { call: 'plan/memberplan', kind: 'hold' });
      await openAs(person, v3);
      await expect(page.locator('#claims-panel')).toHaveAttribute('aria-busy', 'false');
      if (!fails) await repair(person);
      // On a phone the panel is collapsed, and only its tile at the top is visible, unless there is an error.
      const isInAnswer = size.width === PHONE && shown !== suppressed && !fails;
      await expect((isInAnswer ? answer(page) : shown(page)).first()).toBeVisible();
      await expect(page.locator('#smart-message')).toBeVisible();
      expect(await blankBelow(page)).toBeLessThan(24);
      if (shown === note && !isInAnswer) await expectAccessible(page, state, '#plan-progress-panel');
      const moved = (await recordedShifts(page)).flatMap((shift) => shift.moved);
      expect(
        moved.filter((tag) =>
          /progress|plan-|message-panel|summary-more|spending|smart-message|footer/.test(tag),
        ),
      ).toEqual([]);
    },
  );
