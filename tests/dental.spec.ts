/** Dental procedure history (001 §2) in a browser: keyboard focus, axe, a narrow phone, and print. */
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const brand = brandWhere(({ messageCenter }) => messageCenter);
const VIEW = '/login/#/claims/claimsAndPayments/dentalProcedureHistory?grp=23881000';

test(
  'the page of dental procedures keeps the focus on the chosen patient, passes axe, and prints the tooth chart',
  LONG_RUN,
  async ({ page, openAs }) => {
    await openAs('maria', brand, VIEW);
    await expect(page.getByRole('heading', { level: 1, name: 'Dental procedure history' })).toBeFocused();
    const main = page.getByRole('main');
    const rows = main.locator('.procedure');
    const person = (name: string) => page.getByRole('radio', { name });
    await expect(rows).not.toHaveCount(0);
    await person('Maria Delgado').focus();
    await page.keyboard.press('ArrowUp');
    await expect(person('Ines Delgado')).toBeChecked();
    await expect(person('Ines Delgado')).toBeFocused();
    await expect(main).toContainText('Member 704');
    await expect(person('Ines Delgado')).toBeFocused();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);

    await test.step('on a narrow phone, the page does not scroll sideways, and shows the tooth chart', async () => {
      await page.setViewportSize({ ...PHONE, width: 320 });
      await expect(rows).not.toHaveCount(0);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expect(page.getByRole('img', { name: /^Tooth chart/ })).toBeVisible();
    });
    const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
    const { text } = await extractText(paper, { mergePages: true });
    expect(text).toContain('Teeth that dentists treated');
    expect(text).not.toContain('Whose procedures?');
    await main.getByRole('link', { name: 'Back to Claims & Payments' }).click();
    await expect(page).toHaveURL(/claimsAndPayments$/);
  },
);
