/** Notices whether an attack had any effect in a page. */
import type { Page } from 'playwright/test';

/** Replaces what the attacks call; reports it and each violation of a policy as an error of the page. */
const REPORT_ATTACKS = `
  for (const name of ['alert', 'confirm', 'prompt', 'print'])
    window[name] = () => console.error('an attack ran');
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error('policy violated: ' + violatedDirective + ' ' + blockedURI));
`;

/**
 * Reports in a page's errors, which fail the test: scripts of attacks, violations of the content security policy or of
 * Trusted Types, dialogs, and requests to other hosts.
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

/** Attributes that run a script, and elements that only an attack has, in the page as it is now. */
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
