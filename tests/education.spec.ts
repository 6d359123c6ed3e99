/** Educational material: its page, the player, the guides, and the panels of the activity summary (001 §§2, 4, 6, 8). */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Download, Page } from 'playwright/test';
import { MEDIA_FOLDER } from '../src/features/education/education-paths.ts';
import { expectAccessible } from './support/axe.ts';
import { brand as simulatedAt, openSimulation } from './support/desk.ts';
import { entries, labelsOf, PHONE, sideways } from './support/left-nav.ts';
import { brandWhere, claimRows, expect, goTo, test, watch } from './support/portal.ts';

const PAGE = '/login/#/claims/educational-materials';
const brand = brandWhere(({ messageCenter, theme }) => messageCenter && theme.header === 'plain');
/** Named by the sandbox's texts, which no brand record knows. */
const withGaps = brandWhere(({ code }) => code === 'nasw');
const withoutItems = brandWhere(({ code }) => code === 'nanw');
const excluded = brandWhere(({ code }) => code === 'ibccr');

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

test('the page has a video and two guides with all their fields', async ({ page, openAs }) => {
  const recorded = page.waitForRequest((request) =>
    request.url().includes('updateMetrics/educationalMaterial'),
  );
  await openAs('maria', brand, PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'Educational Material' })).toBeVisible();
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).getByRole('heading')).toHaveText([
    'Managing your claims online',
    'How to read an explanation of benefits',
    'How to read a plan activity statement',
  ]);
  await expect(items(page).locator('dd')).toHaveText([
    'Video',
    'About 400 MB',
    '900 x 900 px',
    ...['PDF', '1 page, 40 KB'],
    ...['PDF', '1 page, 40 KB'],
  ]);
  await expect(page.locator('#ed-video-manage-claims')).toHaveAttribute(
    'href',
    `${MEDIA_FOLDER}managing-claims.webm`,
  );
  await recorded;
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

test('the video plays, seeks by byte ranges, and shows captions, by keyboard alone', async ({
  page,
  openAs,
}) => {
  const ranges: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.webm')) ranges.push(response.status());
  });
  await openAs('maria', brand, PAGE);
  await expect(player(page).locator('.player-total')).toHaveText('0:36');
  expect(await ofVideo(page, ({ clientWidth, clientHeight }) => [clientWidth, clientHeight])).toEqual([
    478, 269,
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
});

test('a video that cannot play becomes a link, and a guide that fails says so', async ({
  page,
  newPerson,
  openAs,
  failCall,
  repair,
  faults,
}) => {
  faults.expected.push(/404|Failed to load resource/);
  const maria = await newPerson();
  await failCall(maria, 'education/file/:name');
  let isBroken = true;
  await page.route('**/*.webm', (route) => (isBroken ? route.fulfill({ status: 404 }) : route.continue()));
  await openAs(maria, brand, PAGE);
  await expect(page.getByText('We could not play this video')).toBeVisible();
  const file = page.getByRole('link', { name: 'Download File' });
  await expect(file).toHaveAttribute('href', `${MEDIA_FOLDER}managing-claims.webm`);
  await expect(file.locator('img')).toHaveAttribute('src', `${MEDIA_FOLDER}managing-claims.webp`);
  await expectAccessible(page, 'without a video', '#member');
  isBroken = false;
  await items(page).first().getByRole('button', { name: 'Try again' }).click();
  await expect(player(page).locator('.player-total')).toHaveText('0:36');

  await page.getByRole('button', { name: /^Download How to read an explanation/ }).click();
  await expect(items(page).nth(1)).toContainText(/We could not get this guide.*Reference [2-9A-Z]{8}/);
  await repair(maria);
  const saving = page.waitForEvent('download');
  await items(page).nth(1).getByRole('button', { name: 'Try again' }).click();
  expect((await saving).suggestedFilename()).toBe('how-to-read-an-explanation-of-benefits.pdf');
});

test('missing values read Unspecified', async ({ page, openAs }) => {
  await openAs('maria', withGaps, PAGE);
  await expect(items(page)).toHaveCount(3);
  await expect(items(page).first().locator('dd')).toHaveText(['Video', 'Unspecified', 'Unspecified']);
  await expect(items(page).first()).toContainText('There is no file for this video.');
  await expect(items(page).nth(1).getByRole('heading')).toHaveText('Unspecified');
  await expect(items(page).nth(1).locator('dd')).toHaveText(['Unspecified', '1 page, 40 KB']);
  await expect(items(page).nth(2)).toContainText('Description: Unspecified');
  await expect(items(page).nth(2)).toContainText('Link: Unspecified');
});

test('a brand without material says so, and a failure has a retry', async ({
  page,
  newPerson,
  openAs,
  failCall,
  retryAfterRepair,
}) => {
  const maria = await newPerson();
  await failCall(maria, 'cms/contentInfo');
  await openAs(maria, withoutItems, PAGE);
  await retryAfterRepair(maria, page.getByRole('main'), 'We could not load the video and the guides.');
  await expect(page.getByRole('main')).toContainText('There are no guides or videos for your plan yet.');
  await goTo(page, '#/claims/activitySummary');
  await expect(claimRows(page)).toHaveCount(3);
  await expect(page.locator('#plan-progress-panel')).toHaveAttribute('aria-busy', 'false');
  await expect(materialPanel(page).or(moviePanel(page))).toHaveCount(0);
});

test('opt-out 904 of the selected group hides it', async ({ page, openAs }) => {
  await openAs('paula', brand, PAGE);
  await expect(items(page)).toHaveCount(3);
  const choice = page.getByLabel('Show this page for');
  const [, second] = await choice.locator('option').all();
  await choice.selectOption((await second?.getAttribute('value')) ?? '');
  await expect(items(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/Group \d+ does not have educational material\./);
  await expect(page.getByRole('main')).not.toContainText('A short video');
  await expect(entries(page)).toHaveCount(labelsOf(brand).length - 1);
  await expect(entries(page).filter({ hasText: 'Educational Material' })).toHaveCount(0);
  await goTo(page, '#/claims/activitySummary');
  await expect(page.locator('#smart-message')).toBeVisible();
  await expect(claimRows(page).first()).toBeVisible();
  await expect(materialPanel(page).or(moviePanel(page))).toHaveCount(0);
});

test('the movie panel opens the video, is closed for good, and is sent once', async ({
  page,
  maria,
  openAs,
  failCall,
  repair,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('educationalMaterial')) sent.push(new URL(request.url()).pathname);
  });
  await failCall(maria, 'updateMetrics/educationalMaterial');
  await openAs(maria, brand);
  await expect(moviePanel(page).getByRole('heading')).toHaveText(
    'Get familiar with your new Claims category',
  );
  await expect(moviePanel(page)).toContainText(
    'There is a new video to help you navigate through the Claims section.',
  );
  await expect(materialPanel(page).locator('.row')).toHaveText([/claims online\s*Video/, /PDF/, /PDF/]);
  await expectAccessible(page, 'the panels', '#member');
  const cover = moviePanel(page).getByRole('button', { name: /^Watch the video/ });
  await cover.click();
  await expect(page.getByRole('dialog').locator('.player-total')).toHaveText('0:36');
  await expectAccessible(page, 'the modal', 'dialog');
  await page.keyboard.press('Escape');
  await expect(cover).toBeFocused();

  // A failure is only logged: closed for this session.
  await moviePanel(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(moviePanel(page)).toHaveCount(0);
  await expect.poll(() => sent.length).toBe(1);
  await page.reload();
  await expect(materialPanel(page)).toBeVisible();
  await expect(moviePanel(page)).toHaveCount(0);
  await repair(maria);
  const forget = () => page.evaluate(() => sessionStorage.removeItem('View summary'));
  await forget();
  await page.reload();
  const marked = page.waitForResponse((response) => response.url().includes('educationalMaterial'));
  await moviePanel(page)
    .getByRole('button', { name: /^Close/ })
    .click();
  await (await marked).finished();
  await expect(materialPanel(page)).toBeVisible();
  await forget(); // the cached profile knows it too
  await page.reload();
  await expect(materialPanel(page)).toBeVisible();
  await expect(moviePanel(page)).toHaveCount(0);
  await materialPanel(page).getByRole('link').click();
  await expect(items(page)).toHaveCount(3);
});

test('an excluded brand has no movie panel', async ({ page, openAs }) => {
  await openAs('maria', excluded);
  await expect(materialPanel(page)).toBeVisible();
  await expect(moviePanel(page)).toHaveCount(0);
});

test('in a simulation closing the movie panel sends nothing', async ({ page, at, newPerson, faults }) => {
  const window = await openSimulation(
    page,
    at(simulatedAt, '/login/'),
    await newPerson('ivan'),
    await newPerson('maria'),
  );
  watch(window, faults);
  const sent: string[] = [];
  window.on('request', (request) => {
    if (request.url().includes('updateMetrics')) sent.push(request.url());
  });
  await moviePanel(window)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(moviePanel(window)).toHaveCount(0);
  await goTo(window, '#/claims/educational-materials');
  await expect(items(window)).toHaveCount(3);
  expect(sent).toEqual([]);
});

test('on a phone, in Spanish and dark, everything fits and is readable', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs('maria', brand, PAGE.replace('/login/', '/es/login/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Material educativo' })).toBeVisible();
  const spanish = page.getByRole('group', { name: /^Reproductor de video/ });
  await expect(spanish.locator('.player-total')).toHaveText('0:36');
  await spanish.getByRole('slider', { name: 'Ir a otro momento' }).fill('12');
  await expect.poll(() => captions(page)).toContain('Abra un reclamo');
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);
});
