import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ServiceWords } from './service-words.tsx';

const page = (lang: string): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });

const show = (words: string, say: (words: string) => string, title?: string): string =>
  renderToStaticMarkup(<ServiceWords words={words} say={say} {...(title ? { title } : {})} />);

const paid = (who: string): string => `La cobra ${who}.`;

describe('words of a service', () => {
  it('are marked as English on a Spanish page, and the rest of the sentence is not', () => {
    page('es');
    expect(show('Individual Coverage', paid)).toBe('La cobra <span lang="en">Individual Coverage</span>.');
  });

  it('are plain text on an English page', () => {
    page('en');
    expect(show('Individual Coverage', paid)).toBe('La cobra Individual Coverage.');
  });

  it('say themselves in full where they are cut short, in either language', () => {
    page('en');
    expect(show('Larkmoor…', paid, 'Larkmoor Robotics')).toBe(
      'La cobra <span title="Larkmoor Robotics"><span aria-hidden="true">Larkmoor…</span><span class="visually-hidden">Larkmoor Robotics</span></span>.',
    );
    expect(show('Larkmoor', paid, 'Larkmoor')).toBe('La cobra Larkmoor.');
    page('es');
    expect(show('Larkmoor…', paid, 'Larkmoor Robotics')).toContain('lang="en" title="Larkmoor Robotics"');
  });

  it('a sentence without them stays as it is', () => {
    page('es');
    expect(show('Individual Coverage', () => 'No hay nada que pagar.')).toBe('No hay nada que pagar.');
  });

  it('whatever they are, the sentence is the same in both languages, and only they are marked', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w .]{1,30}$/), (words) => {
        const say = (who: string): string => `a${who}b${who}c`;
        page('es');
        const marked = show(words, say);
        expect(marked.replaceAll(/<[^>]*>/g, '')).toBe(say(words));
        expect(marked.split(`<span lang="en">${words}</span>`)).toEqual(['a', 'b', 'c']);
      }),
    );
  });
});
