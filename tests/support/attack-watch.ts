/** Detects whether an attack had an effect in a page. */
import type { Page } from 'playwright/test';

/** Replaces the functions that attacks call. Reports each such call and each policy violation as an error of the page. */
const REPORT_ATTACKS = `
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    window[name] = () => console.error('an attack ran');
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy violated: ' + violatedDirective + ' ' + blockedURI));
`;

/**
 * Reports an error, which fails the test, for each of these events: an attack script runs, the content security policy or
 * Trusted Types is violated, a dialog opens, or a request goes to another host.
 */
export async function watchAttacks(page: Page, violations: string[]): Promise<void> {
  await page.addInitScript(REPORT_ATTACKS);
  page.on('dialog', (dialog) => {
    violations.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol !== 'data:' && !hostname.endsWith('localhost')) violations.push(`request to ${hostname}`);
  });
}

/** Finds attributes that run a script, and elements that only attacks contain, in the current page. */
export const attackTraces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => [
      ...[...element.attributes]
        .filter(({ name, value }) => /^on|^srcdoc$/i.test(name) || /^\s*(javascript|vbscript):/i.test(value))
        .filter(({ name }) => !['title', 'aria-label', 'value', 'alt'].includes(name))
        .map(({ name }) => `${element.localName} ${name}`),
      ...(/^(iframe|frame|object|embed|base|marquee|xss|math)$/.test(element.localName)
        ? [element.localName]
        : []),
    ]),
  );
