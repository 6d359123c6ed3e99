/** Educational material: the player, the guide files, and the video modal (001 §§2, 4, 8). */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Download, Page } from 'playwright/test';
import { MEDIA_FOLDER } from '../src/features/education/education-paths.ts';
import { expectAccessible } from './support/axe.ts';
import { PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, expect, test } from './support/portal.ts';
import { LONG_RUN } from '../scripts/test/sample.ts';

const PAGE = '/login/#/claims/educational-materials';
const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');

const items = (page: Page) => page.locator('.education-item');
const player = (page: Page) => page.getByRole('group', { name: /^Video player/ });
const control = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true });
const moviePanel = (page: Page) => page.locator('#movie-panel');
const materialPanel = (page: Page) => page.locator('#education-panel');
const captions = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    const [track] = video.textTracks;
    return track?.mode === 'showing' ? ((track.activeCues?.[0] as VTTCue | undefined)?.text ?? '') : null;
  });
const ofVideo = <T>(page: Page, read: (video: HTMLVideoElement) => T) => page.locator('video').evaluate(read);

async function pagesOf(download: Download): Promise<string[]> {
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await download.path()))),
  );
  return text;
}

test(
  'the two guides can be downloaded, and the video can be controlled with the keyboard alone',
  LONG_RUN,
  async ({ page, openAs }) => {
    const ranges: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.webm')) ranges.push(response.status());
    });
    await openAs('maria', brand, PAGE);
    await test.step('the two guides can be downloaded, and the page passes axe', async () => {
      await expect(items(page)).toHaveCount(3);
      await expectAccessible(page);
      for (const name of ['an explanation of benefits', 'a plan activity statement']) {
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: `Download How to read ${name}` }).click();
        const saved = await saving;
        const [text, ...others] = await pagesOf(saved);
        expect(others, 'one page').toEqual([]);
        expect(text).toContain(`How to read ${name}`);
        await expect(page.getByText(`Saved to your downloads: ${saved.suggestedFilename()}`)).toBeVisible();
      }
    });
    await expect(player(page).locator('.player-total')).toHaveText('0:36');
    expect(await ofVideo(page, ({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
      480, 270,
    ]);

    const seek = player(page).getByRole('slider', { name: 'Seek' });
    await seek.focus();
    for (let second = 0; second < 12; second += 1) await page.keyboard.press('ArrowRight');
    await expect(player(page).locator('.player-elapsed')).toHaveText('0:12');
    await expect(seek).toHaveAttribute('aria-valuetext', '0:12 of 0:36');
    await expect.poll(() => captions(page)).toContain('Open a claim to see what the provider charged');
    expect(await ofVideo(page, ({ seekable }) => seekable.end(0))).toBeGreaterThan(35);
    expect(ranges.length > 0 && ranges.every((status) => status === 206), ranges.join()).toBe(true);

    await page.keyboard.press('Tab');
    await expect(control(page, 'Play')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(control(page, 'Pause')).toBeFocused();
    await expect(player(page).locator('.player-elapsed')).toHaveText('0:13');
    await page.keyboard.press('k');
    await expect(control(page, 'Play')).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(control(page, 'Mute')).toBeFocused();
    await page.keyboard.press('Tab');
    const volume = player(page).getByRole('slider', { name: 'Volume' });
    await expect(volume).toBeFocused();
    expect((await volume.boundingBox())?.height).toBe(80);
    await page.keyboard.press('PageDown');
    expect(await ofVideo(page, (video) => video.volume)).toBeLessThan(1);
    await page.keyboard.press('m');
    expect(await ofVideo(page, ({ muted }) => muted)).toBe(true);
    await expect(volume).toHaveAttribute('aria-valuetext', '0 percent');

    await page.keyboard.press('c');
    await expect(control(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
    expect(await captions(page)).toBeNull();
    await control(page, 'Full screen').click();
    await expect(control(page, 'Leave full screen')).toBeVisible();
    expect(await page.evaluate(() => document.fullscreenElement?.className)).toBe('player');
    await page.keyboard.press('f');
    await expect(control(page, 'Full screen')).toBeVisible();
  },
);

test(
  'the movie panel opens the video in a modal, and a video on the page that cannot play becomes a link',
  LONG_RUN,
  async ({ page, at, newPerson, openAs, failCall, repair, faults }) => {
    const maria = await newPerson();
    await test.step('the movie panel stays closed after a reload', async () => {
      await openAs(maria, brand);
      await expectAccessible(page, 'the panels', '#member');
      const cover = moviePanel(page).getByRole('button', { name: /^Watch the video/ });
      await cover.click();
      await expect(page.getByRole('dialog').locator('.player-total')).toHaveText('0:36');
      await expectAccessible(page, 'the modal', 'dialog');
      await page.keyboard.press('Escape');
      await expect(cover).toBeFocused();
      const marked = page.waitForResponse((response) => response.url().includes('educationalMaterial'));
      await moviePanel(page)
        .getByRole('button', { name: /^Close/ })
        .click();
      await (await marked).finished();
      await page.evaluate(() => sessionStorage.removeItem('View summary')); // the cached profile still contains the selected view
      await page.reload();
      await expect(materialPanel(page)).toBeVisible();
      await expect(moviePanel(page)).toHaveCount(0);
    });
    await test.step('a video that cannot play becomes a link, and a guide that fails to load shows an error with a retry button', async () => {
      faults.expected.push(/404|Failed to load resource/);
      await failCall(maria, 'education/file/:name');
      let isBroken = true;
      await page.route('**/*.webm', (route) =>
        isBroken ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto('about:blank');
      await page.goto(at(brand, PAGE));
      await expect(page.getByText('We couldn’t play this video')).toBeVisible();
      const file = page.getByRole('link', { name: 'Download File' });
      await expect(file).toHaveAttribute('href', `${MEDIA_FOLDER}managing-claims.webm`);
      await expect(file.locator('img')).toHaveAttribute('src', `${MEDIA_FOLDER}managing-claims.webp`);
      await expectAccessible(page, 'without a video', '#member');
      isBroken = false;
      await items(page).first().getByRole('button', { name: 'Try again' }).click();
      await expect(player(page).locator('.player-total')).toHaveText('0:36');

      await page.getByRole('button', { name: /^Download How to read an explanation/ }).click();
      await expect(items(page).nth(1)).toContainText(/We couldn’t get this guide.*Reference [2-9A-Z]{8}/);
      await repair(maria);
      const saving = page.waitForEvent('download');
      await items(page).nth(1).getByRole('button', { name: 'Try again' }).click();
      expect((await saving).suggestedFilename()).toBe('how-to-read-an-explanation-of-benefits.pdf');
    });
    await test.step('on a phone, the Spanish page in dark mode does not scroll sideways and passes axe', async () => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(at(brand, PAGE.replace('/login/', '/es/login/')));
      await expect(page.getByRole('heading', { level: 1, name: 'Material educativo' })).toBeVisible();
      const spanish = page.getByRole('group', { name: /^Reproductor de video/ });
      await expect(spanish.locator('.player-total')).toHaveText('0:36');
      await spanish.getByRole('slider', { name: 'Ir a otro momento' }).fill('12');
      await expect.poll(() => captions(page)).toContain('Abra un reclamo');
      expect(await sideways(page)).toBe(0);
      await expectAccessible(page);
    });
  },
);
