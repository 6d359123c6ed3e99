// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PREVIEW_SCRIPT } from './preview-script.ts';

it.each([
  ['', 'north', 'north'],
  ['?q=south', 'north', 'south'],
  ['?q=', 'north', ''],
])(
  'the preview script at the address "%s" filters by what was typed, unless the address has a filter',
  (query, typed, used) => {
    history.replaceState(null, '', `/preview/contrast${query}`);
    document.body.innerHTML = `<input id="filter" value="${typed}">
    <p data-row data-words="north"></p><p data-row data-words="south"></p>`;
    new Function(PREVIEW_SCRIPT)();
    const rows = [...document.querySelectorAll<HTMLElement>('[data-row]:not([hidden])')];
    expect(rows.map(({ dataset }) => dataset['words'])).toEqual(
      ['north', 'south'].filter((word) => word.includes(used)),
    );
  },
);
