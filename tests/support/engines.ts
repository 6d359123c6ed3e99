/** Two accessibility engines besides axe: HTML_CodeSniffer (WCAG 2 AA) and IBM's checker (WCAG 2.2). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';
import { EXCLUSIONS } from './engine-exclusions.ts';

const require = createRequire(import.meta.url);
const source = (path: string): string => readFileSync(require.resolve(path), 'utf8');

const SNIFFER = source('html_codesniffer/build/HTMLCS.js');
const CHECKER = source('accessibility-checker-engine/ace.js');

/** An engine's error: rule, element and message. */
interface EngineError {
  engine: 'sniffer' | 'checker';
  rule: string;
  html: string;
  says: string;
}

const HTML_LENGTH = 300;

/** Works around an error in HTML_CodeSniffer 2.5.1, which lacks the text of a warning about `autocomplete`. */
const TRANSLATED = `{
  const translate = HTMLCS.getTranslation;
  HTMLCS.getTranslation = (key) => translate.call(HTMLCS, key) ?? key;
}`;

/** JavaScript as a string, because it runs in the page with the engines `HTMLCS` and `ace`, for which TypeScript has no types. */
const IS_EXCLUDED = `(rule, element) => ${JSON.stringify(EXCLUSIONS)}.some(
  (row) => rule.endsWith(row.rule) && element?.nodeType === 1 && element.matches(row.on))`;

const SNIFF = `new Promise((done, refuse) => {
  HTMLCS.process('WCAG2AA', document, () => done(HTMLCS.getMessages()
    .filter(({ type, code, element }) => type === HTMLCS.ERROR && !(${IS_EXCLUDED})(code, element))
    .map(({ code, msg, element }) => ({
      engine: 'sniffer', rule: code, says: msg, html: (element?.outerHTML ?? '').slice(0, ${HTML_LENGTH}),
    }))), refuse);
})`;

const CHECK = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
  .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
  .map((issue) => ({ ...issue, element: document.evaluate(issue.path.dom, document, null, 9, null).singleNodeValue }))
  .filter(({ ruleId, element }) => !(${IS_EXCLUDED})(ruleId, element))
  .map(({ ruleId, message, snippet, element }) => ({
    engine: 'checker', rule: ruleId, says: message, html: (element?.outerHTML ?? snippet).slice(0, ${HTML_LENGTH}),
  })))`;

/** Requires a context with `bypassCSP`, because both engines write into the page. */
export async function engineErrors(page: Page): Promise<EngineError[]> {
  if (!(await page.evaluate(() => 'HTMLCS' in window && 'ace' in window))) {
    await page.evaluate(SNIFFER);
    await page.evaluate(TRANSLATED);
    await page.evaluate(`${CHECKER}; window.ace = ace`);
  }
  const sniffed: EngineError[] = await page.evaluate(SNIFF);
  const checked: EngineError[] = await page.evaluate(CHECK);
  return [...sniffed, ...checked];
}
