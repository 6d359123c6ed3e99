import { expect, test } from 'vitest';
import { copiedTexts } from './copied-texts.ts';

const spanish = {
  file: 'src/member/navigation/left-nav.text.es.ts',
  texts: ['Mensajes', 'Planes de salud', 'Reclamos', {}],
};
const copiesIn = (code: string) => copiedTexts('tests/a.spec.ts', code, [spanish]);

test('copiedTexts() returns the line number of a list if the list contains three texts from a catalog', () => {
  expect(copiesIn("\nexpect(names).toEqual(['Reclamos', 'Planes de salud', 'Otro', 'Mensajes']);")).toEqual([
    { line: 2, count: 3, from: 'src/member/navigation/left-nav.text.es.ts' },
  ]);
});

test.each([
  "expect(names).toEqual(['Reclamos', 'Mensajes']);",
  "for (const name of ['Reclamos', 'Reclamos', 'Reclamos']) open(name);",
  "open('Reclamos', 'Mensajes', 'Planes de salud');",
])('copiedTexts() finds no copied list in the code %s', (code) => {
  expect(copiesIn(code)).toEqual([]);
});
