/** The home page's copy from Markdown, in both languages (docs/decisions/074). */
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const withMessages = brandWhere(({ messageCenter }) => messageCenter);
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);

for (const brand of unlikeBrands) {
  test(`${brand.code}: the home page in Spanish`, async ({ page, at }) => {
    await page.goto(at(brand, '/es/'));
    const cards = page.locator('.way h2');
    await expect(cards.first()).toHaveText('Soy miembro');
    await expect(cards.last()).toHaveText('Tengo una pregunta');
    await expect(page.locator('.hero-lead')).toHaveText(/^Inicie sesión para ver sus reclamos/);
    // What to sign in for stands with the link to sign in, below the zip form that has its own reason.
    await expect(page.locator('.hero-start')).toHaveText(/^¿Busca un plan\?/);
    await expect(page.locator('.hero-zip form')).toBeVisible();
    await expect(page.locator('.hero-lead + .hero-actions').getByRole('link').first()).toHaveAttribute(
      'href',
      '/es/login/',
    );
    await expect(page.locator('.hero-zip + div > .hero-lead')).toHaveCount(1);
    const ways = page.locator('.way');
    await expect(ways.getByRole('link', { name: 'La cobertura, explicada' })).toHaveAttribute(
      'href',
      '/es/coverage/',
    );
    await expectAccessible(page, 'home in Spanish');
  });
}

test('a brand without a message center promises no messages in either language', async ({ page, at }) => {
  for (const [brand, promised] of [
    [withMessages, 1],
    [withoutMessages, 0],
  ] as const) {
    await page.goto(at(brand));
    await expect(page.locator('.hero-lead').filter({ hasText: 'your messages' })).toHaveCount(promised);
    await expect(page.locator('.way').filter({ hasText: 'the messages' })).toHaveCount(promised);
    await page.goto(at(brand, '/es/'));
    await expect(page.locator('.way h2').first()).toHaveText('Soy miembro');
    await expect(page.locator('.hero-lead').filter({ hasText: 'sus mensajes' })).toHaveCount(promised);
    await expect(page.locator('.way').filter({ hasText: 'los mensajes' })).toHaveCount(promised);
  }
});
