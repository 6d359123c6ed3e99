import { expect, it } from 'vitest';
import { showsPdfOnPage } from './statement-document.rules.ts';

it.each([
  ['a computer', true, true, true],
  ['a tablet, which shows the first page at most', true, false, false],
  ['a phone with a pen, without a viewer', false, true, false],
  ['a phone', false, false, false],
])('knows whether %s shows a PDF on the page', (_, pdfViewerEnabled, hasFinePointer, shows) => {
  expect(showsPdfOnPage({ pdfViewerEnabled, hasFinePointer })).toBe(shows);
});
