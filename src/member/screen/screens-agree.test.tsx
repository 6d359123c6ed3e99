/** An amount or count is the same on every screen that shows it, for members of different kinds. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand, count, LIST, period, rows } from '../../../tests/support/component/claims.ts';
import { cents } from '../../../tests/support/component/pay-claim.ts';
import { goTo, openAs, user } from '../../../tests/support/component/portal.tsx';

/**
 * Members who together cover these cases: no claims, one group, several groups, an HSA, a spouse, a large family, a
 * plan progress message, and ended coverage.
 */
const MEMBERS = [
  ...['maria', 'daniel', 'nora', 'ruth', 'signe', 'tomas', 'otto', 'hazel', 'bram', 'lucia', 'felix', 'cleo'],
];
const textOf = (selector: string, parent: ParentNode = document): string =>
  parent.querySelector(selector)?.textContent ?? '';
const numbersIn = (text: string): string[] => text.match(/\d+\+?/g) ?? [];

async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector('#owe-answer')).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
}

/** Cents left to pay the provider, read from a row's text. */
function leftOfRow(row: HTMLElement): number {
  const text = textOf('.row-amount', row);
  if (/In Process/.test(row.textContent) || /Drug/.test(row.textContent)) return 0;
  const left = /(\$[\d,.]+) left/.exec(text)?.[1];
  if (left !== undefined) return cents(left);
  return /Paid$/.test(text.trim()) ? 0 : cents(/\$[\d,.]+/.exec(text)?.[0] ?? '0');
}

/** Cents of the 'What do I owe?' answer; null if unknown. */
function owedCents(): number | null {
  const figure = textOf('#owe-answer .answer-figure');
  if (figure === 'Not known') return null;
  return figure === 'Nothing' ? 0 : cents(figure);
}

it.each(MEMBERS)(
  '%s sees the same amount owed, the same unread count and the same plan progress on every screen',
  async (who) => {
    await openAs(who, brand);
    await settled();
    const owed = owedCents();

    // The badge and the news count unread messages over the same month.
    const badge = textOf('.left-nav .badge');
    const news = /([\d,]+\+?) unread messages?/.exec(textOf('.summary-news'))?.[1] ?? '';
    if (badge && textOf('.summary-news')) expect(news).toBe(badge);

    // The plan answer and the plan progress panel show the same figures for the family, and the same note.
    const family = [...document.querySelectorAll('#plan-answer .answer-limit')].find(({ textContent }) =>
      textContent.startsWith('Family'),
    );
    const figures = /\$[\d,.]+ of \$[\d,]+/.exec(family?.textContent ?? '')?.[0];
    if (figures) expect(textOf('#plan-progress-panel')).toContain(figures);
    const panelNote = textOf('#plan-progress-panel .note-text');
    if (panelNote) expect(textOf('#plan-answer')).toContain(panelNote);

    // The amounts in the dialog add up to the amount owed.
    if (owed !== null && owed > 0 && document.querySelector('#owe-answer button')) {
      await user.click(
        within(document.querySelector<HTMLElement>('#owe-answer') ?? document.body).getByRole('button'),
      );
      const dialog = await waitFor(() => screen.queryByRole('dialog', { name: /left to pay$/ }) ?? null);
      if (dialog) {
        const shown = [...dialog.querySelectorAll('.owed-name p')].map(({ textContent }) =>
          cents(textContent),
        );
        expect(shown.reduce((sum, left) => sum + left, 0)).toBe(owed);
        await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      }
    }

    // The amounts in the claims list of the same period add up to the amount owed too.
    const shownOf = numbersIn(textOf('#claims-panel .panel-foot')).at(-1);
    if (owed === null || shownOf === undefined) return;
    await goTo(LIST);
    await waitFor(() => expect(rows()).not.toHaveLength(0));
    await user.selectOptions(period(), 'Last 60 days');
    await count(new RegExp(`^${shownOf} claims?$`));
    await waitFor(() => expect(rows()).toHaveLength(Number(shownOf)));
    expect(rows().reduce((sum, row) => sum + leftOfRow(row), 0)).toBe(owed);
  },
);
