import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ServiceWords } from './service-words.tsx';

const page = (lang: string): void =>
  void vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });

const show = (words: string, say: (words: string) => string, shown?: string): string =>
  renderToStaticMarkup(
    <ServiceWords words={words} say={say} {...(shown ? { shown: <b>{shown}</b> } : {})} />,
  );

const paid = (who: string): string => `La cobra ${who}.`;

describe("a service's text to insert in a sentence", () => {
  it('is marked as English on a Spanish page, and the rest of the sentence is not', () => {
    page('es');
    expect(show('Individual Coverage', paid)).toBe('La cobra <span lang="en">Individual Coverage</span>.');
  });

  it('gets no lang attribute on an English page', () => {
    page('en');
    expect(show('Individual Coverage', paid)).toBe('La cobra Individual Coverage.');
  });

  it('is replaced by the content of the `shown` prop on English and on Spanish pages', () => {
    page('en');
    expect(show('Larkmoor Robotics', paid, 'Larkmoor…')).toBe('La cobra <span><b>Larkmoor…</b></span>.');
    page('es');
    expect(show('Larkmoor Robotics', paid, 'Larkmoor…')).toContain('<span lang="en"><b>Larkmoor…</b></span>');
  });

  it('adds no lang attribute to a sentence that does not contain the text', () => {
    page('es');
    expect(show('Individual Coverage', () => 'No hay nada que pagar.')).toBe('No hay nada que pagar.');
  });

  it('is marked as English wherever it appears in the sentence, and the wording stays the same', () => {
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
