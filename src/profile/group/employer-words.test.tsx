import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { EmployerWords } from './employer-words.view.tsx';

const show = (employer: string, lang: string): string => {
  vi.stubGlobal('document', { documentElement: { lang, dataset: {} } });
  return renderToStaticMarkup(<EmployerWords employer={employer} say={(name) => `Through ${name}.`} />);
};

const WHOLE = 'Brackenridge Valley Transit Cooperative';
const SHORT = 'Brackenridge Valley Transit Co…';
const CUT = `<span title="${WHOLE}"><span aria-hidden="true">${SHORT}</span><span class="visually-hidden">${WHOLE}</span></span>`;

it.each([
  ['Wexcombe Foods', 'en', 'Through Wexcombe Foods.'],
  ['Wexcombe Foods', 'es', 'Through <span lang="en">Wexcombe Foods</span>.'],
  [WHOLE, 'en', `Through <span>${CUT}</span>.`],
  [WHOLE, 'es', `Through <span lang="en">${CUT}</span>.`],
])(
  'the employer name "%s" on a page in %s is complete for screen readers, and shortened on screen if it is long',
  (employer, lang, markup) => {
    expect(show(employer, lang)).toBe(markup);
  },
);
