import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_STRENGTH, isStrong } from '../lib/fields/password-strength.rules.ts';
import { PasswordRequirements } from './password-requirements.tsx';
import { texts } from './password-requirements.text.ts';
import { passwordRequirements } from './password-requirements.text.es.ts';

afterEach(() => vi.useRealTimers());

const checklist = (typed: string) => <PasswordRequirements typed={typed} rule={DEFAULT_STRENGTH} />;
const ticked = () =>
  screen
    .getAllByRole('listitem')
    .flatMap(({ dataset, textContent }) => (dataset['met'] === 'true' ? [textContent] : []));
const announced = () => screen.getByRole('status').textContent;

it('PasswordRequirements marks each fulfilled requirement as "done", and shows how many are done', () => {
  const { rerender } = render(checklist(''));
  expect(ticked()).toEqual([]);
  for (const [typed, text] of [
    ['a', 'done: A lowercase letter'],
    ['aA', 'done: An uppercase letter'],
    ['aA1', 'done: A number'],
    ['aA1!', 'done: A special character, like ! or #'],
    ['aA1!xx', 'done: At least 6 characters'],
  ] as const) {
    rerender(checklist(typed));
    expect(ticked()).toContain(text);
  }
  expect(screen.getByText('6 of 6 done')).toBeVisible();
  rerender(checklist('aA1!xx+'));
  expect(screen.getByText('5 of 6 done')).toBeVisible();
});

it('PasswordRequirements announces the missing requirements when typing pauses, but nothing while the user types', () => {
  vi.useFakeTimers();
  const { rerender } = render(checklist(''));
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  const pause = () => wait(1000);
  pause();
  expect(announced()).toBe('');
  for (const typed of ['L', 'La', 'Lan', 'Lan4']) {
    rerender(checklist(typed));
    wait(400);
    expect(announced()).toBe('');
  }
  pause();
  expect(announced()).toBe(
    '4 of 6 done. Still missing: At least 6 characters; A special character, like ! or #',
  );
  rerender(checklist('Lan42?'));
  expect(announced()).toBe('');
  pause();
  expect(announced()).toBe('6 of 6 done');
});

it('PasswordRequirements shows all requirements as done only for a password that the specification accepts', () => {
  const { rerender, container } = render(checklist(''));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'Aa1!<é '), maxLength: 9 }), (typed) => {
      rerender(checklist(typed));
      expect(container.textContent.includes('6 of 6 done')).toBe(isStrong(typed, DEFAULT_STRENGTH));
    }),
    { numRuns: 60 },
  );
  const words = JSON.stringify([texts, passwordRequirements]);
  expect(words).not.toMatch(/strong|weak|secure|fuerte|débil|segura/i);
});
