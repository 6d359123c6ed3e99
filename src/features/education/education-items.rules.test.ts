import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  educationFileName,
  isExcludedBrand,
  laterDay,
  panelVideo,
  readItems,
  videoDate,
} from './education-items.rules.ts';

const field = (key: string, name: string, value: string) => ({
  name: `EDUCATION_ITEM_${key}_${name}`,
  value,
});
const VIDEO = [
  field('CLAIMS', 'TITLE', ' Managing claims '),
  field('CLAIMS', 'TYPE', 'video'),
  field('CLAIMS', 'SIZE', 'About 400 MB'),
  field('CLAIMS', 'FILE_BYTES', '190000'),
  field('CLAIMS', 'DIMENSIONS', '900 x 900 px'),
  field('CLAIMS', 'LINK_HREF', '/rbsmbl/x-services/education/media/a.webm'),
  field('CLAIMS', 'LINK_ID', 'video-1'),
  field('CLAIMS', 'CAPTIONS_ES', '/rbsmbl/x-services/education/media/a.es.vtt'),
];
const setting = (name: string, value: string) => ({ name, value });

describe('educational items', () => {
  it("contain the service's texts, and '' or null for missing texts", () => {
    expect(readItems([...VIDEO, field('READ_EOB', 'TYPE', 'pdf')])).toEqual([
      {
        key: 'CLAIMS',
        title: 'Managing claims',
        type: 'video',
        size: 'About 400 MB',
        fileBytes: 190_000,
        dimensions: '900 x 900 px',
        description: '',
        linkId: 'video-1',
        href: '/rbsmbl/x-services/education/media/a.webm',
        poster: null,
        captions: [{ language: 'es', address: '/rbsmbl/x-services/education/media/a.es.vtt' }],
        isEnglish: true,
      },
      expect.objectContaining({ key: 'READ_EOB', title: '', type: 'pdf', href: null, linkId: '' }),
    ]);
  });

  it("are not created from blank texts, or from settings such as the video's headline", () => {
    expect(readItems([setting('ED_VIDEO_HEADLINE', 'News'), field('A', 'TITLE', '  ')])).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/a.webm',
    '//elsewhere.example/a.webm',
    '/\\elsewhere.example/a.webm',
    'javascript:alert(1)',
    'a.webm',
  ])('have no link to %s, because only paths on the portal’s host are allowed', (href) => {
    expect(readItems([field('A', 'LINK_HREF', href), field('A', 'POSTER', href)])[0]).toMatchObject({
      href: null,
      poster: null,
    });
  });

  it('link only to addresses on the portal’s host, whatever link the service sends', () => {
    const planSite = 'https://plan.example';
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((end) => `/${end}`),
        ),
        (href) => {
          const address = readItems([field('A', 'LINK_HREF', href)])[0]?.href ?? '/';
          expect(new URL(address, planSite).origin).toBe(planSite);
        },
      ),
    );
  });

  it.each([
    ['/rbsmbl/x-services/education/file/how-to-read.pdf', 'how-to-read.pdf'],
    ['/rbsmbl/x-services/education/file/../secret.pdf', null],
    ['/rbsmbl/x-services/education/file/a/b.pdf', null],
    ['/about/', null],
    [null, null],
  ])('with the link %s have the file name %s', (href, name) =>
    expect(educationFileName({ href })).toBe(name),
  );
});

describe('the movie panel', () => {
  const content = [
    ...VIDEO,
    setting('ED_VIDEO_DATE', '2026-11-10'),
    setting('EDUCATION_EXCLUDED_BRANDS', 'ibccr, IBCAH'),
  ];
  const shows = (brand: string, lastVisit: string | null, texts = content) =>
    panelVideo({ content: texts, brand, lastVisit })?.key ?? null;

  it.each([
    ['first visit', 'mincr', null, 'CLAIMS'],
    ['visited before the video appeared', 'mincr', '2026-11-09', 'CLAIMS'],
    ['visited on the day of the video', 'mincr', '2026-11-10', null],
    ['visited after the day of the video', 'mincr', '2026-11-11', null],
    ['excluded brand', 'ibccr', null, null],
    ['excluded brand in lower case', 'ibcah', null, null],
  ])('(%s, brand %s, last visit %s) shows the video %s', (_, brand, lastVisit, key) =>
    expect(shows(brand, lastVisit)).toBe(key),
  );

  it('shows a video without a date only to members who have never visited the educational material', () => {
    const undated = [...VIDEO, setting('ED_VIDEO_DATE', 'soon')];
    expect([shows('mincr', null, undated), shows('mincr', '2020-01-01', undated)]).toEqual(['CLAIMS', null]);
    expect(videoDate(undated)).toBeNull();
  });

  it('is hidden if there is no video', () =>
    expect(shows('mincr', null, [field('A', 'TYPE', 'pdf')])).toBeNull());

  it('does not exclude a brand whose code is only a part of an excluded code', () => {
    const list = (value: string) => [setting('EDUCATION_EXCLUDED_BRANDS', value)];
    expect(isExcludedBrand(list(''), 'mincr')).toBe(false);
    expect(isExcludedBrand([], 'mincr')).toBe(false);
    expect(isExcludedBrand(list('hmbcbsde'), 'hmbcbs')).toBe(false);
  });

  it('uses laterDay(), which returns the later of two days, the only day, or null if there is none', () => {
    expect(laterDay(null, null)).toBeNull();
    expect(laterDay('2026-11-01', null)).toBe('2026-11-01');
    expect(laterDay(null, '2026-11-01')).toBe('2026-11-01');
    expect(laterDay('2026-10-31', '2026-11-01')).toBe('2026-11-01');
  });
});
