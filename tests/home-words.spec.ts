/** The home page's copy from Markdown, and its Spanish on demand (docs/decisions/074). */
import { expectAccessible } from './support/axe.ts';
import { brandWhere, expect, test, unlikeBrands } from './support/portal.ts';

const SPANISH_FILE = /\/home\.es\.[0-9a-f]{10}\.json$/;
const withMessages = brandWhere(({ messageCenter }) => messageCenter);
const withoutMessages = brandWhere(({ messageCenter }) => !messageCenter);

for (const brand of unlikeBrands) {
  test(`${brand.code}: the home page in Spanish, from a file that an English page does not load`, async ({
    page,
    at,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SPANISH_FILE.test(request.url())) asked.push(request.url());
    });
    await page.goto(at(brand), { waitUntil: 'networkidle' });
    await expect(page.locator('.way h2').first()).toHaveText('I am a member');
    expect(asked).toEqual([]);

    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    const [answer] = await Promise.all([page.waitForResponse(SPANISH_FILE), page.reload()]);
    expect(answer.headers()['cache-control']).toContain('immutable');
    await expect(page.locator('.way h2')).toHaveText([
      'Soy miembro',
      'Quiero entender la cobertura',
      'Tengo una pregunta',
    ]);
    await expect(page.locator('.hero-lead')).toHaveText(/^Inicie sesión para ver sus reclamos/);
    const ways = page.locator('.way');
    await expect(ways.getByRole('link', { name: 'La cobertura, explicada' })).toHaveAttribute(
      'href',
      '/coverage/',
    );
    await expect(page.locator('.ways')).not.toHaveAttribute('lang');
    await expectAccessible(page, 'home in Spanish');
  });
}

test('without its Spanish file the home page stays English, and is marked so', async ({
  page,
  at,
  faults,
}) => {
  faults.expected.push(/Failed to load resource|net::ERR_FAILED/);
  await page.context().addCookies([{ name: 'language', value: 'es', url: at(withMessages) }]);
  await page.route(SPANISH_FILE, (route) => route.abort());
  await page.goto(at(withMessages));
  await expect(page.locator('.ways')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.hero-lead')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: 'I am a member' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a brand without a message center promises no messages in either language', async ({ page, at }) => {
  for (const [brand, promised] of [
    [withMessages, 1],
    [withoutMessages, 0],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(at(brand));
    await expect(page.locator('.hero-lead').filter({ hasText: 'your messages' })).toHaveCount(promised);
    await expect(page.locator('.way').filter({ hasText: 'messages' })).toHaveCount(promised);
    await page.context().addCookies([{ name: 'language', value: 'es', url: at(brand) }]);
    await page.reload();
    await expect(page.locator('.way h2').first()).toHaveText('Soy miembro');
    await expect(page.locator('.hero-lead').filter({ hasText: 'sus mensajes' })).toHaveCount(promised);
    await expect(page.locator('.way').filter({ hasText: 'mensajes' })).toHaveCount(promised);
  }
});
