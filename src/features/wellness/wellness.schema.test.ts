import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPrograms } from './wellness.schema.ts';

const text = (name: string, value: string, languageCode?: string) => ({
  name: `WELLNESS_PROGRAM_${name}`,
  value,
  ...(languageCode ? { languageCode } : {}),
});

it('readPrograms builds programs from their texts, in the service’s order', () => {
  expect(
    readPrograms([
      text('QUIT_TOBACCO_TITLE', ' Deje el tabaco ', 'es'),
      text('COACHING_TEXT', 'Talk with a nurse.'),
      text('QUIT_TOBACCO_LINK', 'Make a plan|https://wellness.example/tobacco/'),
      text('COACHING_TITLE', 'Coaching'),
      text('COACHING_LINK', 'How coverage works|/coverage/'),
    ]),
  ).toEqual([
    {
      key: 'QUIT_TOBACCO',
      title: 'Deje el tabaco',
      text: '',
      link: { label: 'Make a plan', url: 'https://wellness.example/tobacco/' },
      isEnglish: false,
    },
    {
      key: 'COACHING',
      title: 'Coaching',
      text: 'Talk with a nurse.',
      link: { label: 'How coverage works', url: '/coverage/' },
      isEnglish: true,
    },
  ]);
});

it.each([
  ['a program without a title', [text('COACHING_TEXT', 'Talk')]],
  ['a program with a blank title', [text('COACHING_TITLE', '  '), text('COACHING_TEXT', 'Talk')]],
  ['texts of another kind', [{ name: 'NAV_TAB_WELLNESS', value: 'Wellness' }]],
])('readPrograms leaves out %s', (_, content) => expect(readPrograms(content)).toEqual([]));

it.each(['javascript:alert(1)', 'Label|javascript:alert(1)', 'Label|//other.example/', 'no address'])(
  'readPrograms ignores an invalid link: %s',
  (value) => {
    expect(readPrograms([text('A_TITLE', 'A'), text('A_LINK', value)])[0]?.link).toBeNull();
  },
);

it('readPrograms never throws, whatever the text', () => {
  const part = fc.constantFrom('TITLE', 'TEXT', 'LINK', 'OTHER');
  const anyText = fc.record({
    name: fc
      .tuple(fc.constantFrom('A', 'B_C', '', 'é'), part)
      .map(([key, of]) => `WELLNESS_PROGRAM_${key}_${of}`),
    value: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(anyText), (content) => {
      for (const { title } of readPrograms(content)) expect(title.trim()).not.toBe('');
    }),
  );
});
