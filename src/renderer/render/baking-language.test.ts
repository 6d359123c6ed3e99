import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { pageLanguage } from '../../lib/text/i18n.ts';
import { renderIn } from './baking-language.ts';

/** Simulates a render with several asynchronous steps. @returns the language seen in each step */
async function languagesSeen(): Promise<string[]> {
  const seen: string[] = [];
  for (let step = 0; step < 5; step += 1) {
    seen.push(pageLanguage());
    await setImmediate();
  }
  return seen;
}

describe('the language of a render', () => {
  it('stays the same while pages in another language render at the same time', async () => {
    const renders = (['en', 'es', 'es', 'en', 'es'] as const).map(async (language) => ({
      language,
      seen: await renderIn(language, languagesSeen),
    }));
    for (const { language, seen } of await Promise.all(renders))
      expect(new Set(seen)).toEqual(new Set([language]));
  });

  it('does not apply outside the render, where the page language is English', () => {
    renderIn('es', () => expect(pageLanguage()).toBe('es'));
    expect(pageLanguage()).toBe('en');
  });
});
