import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  drawCard,
  fitText,
  type CardSide,
  type Measure,
} from './card-drawing.rules.ts';

/** Measures a made-up font in which all letters have the same width. */
const measure: Measure = (text, size, bold) => text.length * size * (bold ? 0.6 : 0.55);

const sideWith = (changes: Partial<CardSide> = {}): CardSide => ({
  title: 'North Star Health Plan',
  aside: 'Member ID card',
  fields: [
    { label: 'Member', value: 'Maria Delgado' },
    { label: 'Group number', value: '10452000' },
    { label: 'Member ID', value: 'QXH10048291701' },
  ],
  wide: [{ label: 'Plan', value: 'Community Choice PPO 1500' }],
  ...changes,
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 12 });
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '));
const field = fc.record({ label: words, value: words, notes: fc.array(words, { maxLength: 2 }) });
const plain = fc.record({ label: words, value: words, notes: fc.constant([]) });
const titled = { title: words, aside: words };
/** Generates a side of a card. Front sides have no notes; back sides have no full-width fields. */
const side = fc.oneof(
  fc.record({
    ...titled,
    fields: fc.array(plain, { maxLength: 7 }),
    wide: fc.array(plain, { maxLength: 2 }),
  }),
  fc.record({ ...titled, fields: fc.array(field, { maxLength: 6 }), wide: fc.constant([]) }),
);

describe('the text layout of an insurance card', () => {
  it('keeps the size of a text that fits', () =>
    expect(fitText('Maria', { width: 400, lines: 1, size: 38, bold: true }, measure)).toEqual({
      lines: ['Maria'],
      size: 38,
    }));

  it('breaks a long text into the allowed number of lines before it makes the text smaller', () => {
    const text = 'Larkmoor Robotics and Automation Systems';
    const two = fitText(text, { width: 500, lines: 2, size: 38, bold: true }, measure);
    expect(two).toEqual({ lines: ['Larkmoor Robotics and', 'Automation Systems'], size: 38 });
    const oneLine = fitText(text, { width: 500, lines: 1, size: 38, bold: true }, measure);
    expect(oneLine.lines).toEqual([text]);
    expect(oneLine.size).toBeLessThan(38);
  });

  it('never cuts or drops a word', () => {
    fc.assert(
      fc.property(side, (texts) => {
        const drawn = drawCard(texts, measure)
          .texts.map(({ text }) => text)
          .join(' ')
          .split(' ');
        const given = [...texts.fields, ...texts.wide];
        const expected = [
          texts.title,
          texts.aside,
          ...given.flatMap((fact) => [fact.label, fact.value, ...fact.notes]),
        ];
        expect(drawn.toSorted()).toEqual(expected.join(' ').split(' ').toSorted());
      }),
    );
  });

  it('places every text inside the card', () => {
    fc.assert(
      fc.property(side, (texts) => {
        for (const { text, x, y, size, bold, anchor } of drawCard(texts, measure).texts) {
          const width = measure(text, size, bold);
          expect(anchor === 'start' ? x : x - width).toBeGreaterThanOrEqual(0);
          expect(anchor === 'start' ? x + width : x).toBeLessThanOrEqual(CARD_WIDTH);
          expect(y).toBeLessThanOrEqual(CARD_HEIGHT);
        }
      }),
    );
  });

  it('puts fields in two columns, and the full-width field below them', () => {
    const { texts } = drawCard(sideWith(), measure);
    const at = (text: string) => texts.find((drawn) => drawn.text === text);
    expect(at('Maria Delgado')?.y).toBe(at('10452000')?.y);
    expect(at('10452000')?.x).toBeGreaterThan(CARD_WIDTH / 2);
    expect(at('Community Choice PPO 1500')?.y).toBeGreaterThan(at('QXH10048291701')?.y ?? Infinity);
  });
});
