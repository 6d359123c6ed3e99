import { expect, it } from 'vitest';
import { showsPdfOnPage } from './statement-document.rules.ts';

it.each([
  ['a computer', true, true, true],
  ['a tablet, which shows at most the first page', true, false, false],
  ['a phone with a pen but without a PDF viewer', false, true, false],
  ['a phone', false, false, false],
])('showsPdfOnPage for %s (viewer: %s, mouse: %s) is %s', (_, pdfViewerEnabled, hasFinePointer, shows) => {
  expect(showsPdfOnPage({ pdfViewerEnabled, hasFinePointer })).toBe(shows);
});
