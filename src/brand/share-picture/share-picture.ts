/**
 * The Open Graph picture, which other sites show with a link to the brand. It is an SVG with the brand's logo and name, and the home
 * page's drawing. `renderer/render/draw-share-picture.ts` converts it to PNG.
 */
import { oncePer } from '../../lib/http/once-per.ts';
import type { Brand, Theme } from '../brand.schema.ts';
import { hashedAddress } from '../addresses.ts';
import { drawArt, drawSky } from '../theme/hero-art.ts';
import { secondCanvasTransform, STRIP_SKY, viewsOf } from '../theme/hero-views.ts';
import type { Logo } from '../theme/logo.ts';
import { lightScheme, mix } from '../theme/theme.ts';
import { headingFace } from '../theme/type-faces.ts';
import { fitText } from './share-text.rules.ts';

/** Size in pixels that Open Graph recommends. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 72;
const MARK = 104;
const TILE = HEIGHT / 3;

interface SharedSite {
  brand: Pick<Brand, 'name' | 'domain' | 'theme'>;
  logo: Logo;
}

interface Paint {
  ground: string;
  text: string;
  soft: string;
  rule: string;
  /** Background color of the drawing. */
  sky: string;
  tones: readonly [string, string, string, string, string];
  logo: 'light' | 'band';
}

/** The colors of the drawing. Must match hero.css. */
function paintOf(theme: Theme): Paint {
  const colors = lightScheme(theme);
  if (theme.hero === 'banner' || theme.header === 'band') {
    const over = colors['on-band'];
    const on = (share: number): string => mix(colors.band, over, share);
    return {
      ground: colors.band,
      text: over,
      soft: on(0.82),
      rule: on(0.5),
      sky: colors.band,
      tones: [colors['band-deep'], on(0.22), on(0.42), colors['accent-tint'], on(0.1)],
      logo: 'band',
    };
  }
  return {
    ground: theme.hero === 'card' || theme.hero === 'desk' ? colors.cool : colors.warm,
    text: colors.ink,
    soft: colors['ink-soft'],
    rule: colors.accent,
    sky: colors.tint,
    tones: [colors.tint, colors['tint-strong'], colors.primary, colors.accent, colors['accent-tint']],
    logo: 'light',
  };
}

type Shapes = ReturnType<typeof drawArt>;

const shapesSvg = (shapes: Shapes, { tones }: Paint): string =>
  shapes
    .map(({ d, tone, line }) => {
      const color = tones[tone - 1] ?? '';
      return line
        ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="3"/>`
        : `<path d="${d}" fill="${color}"/>`;
    })
    .join('');

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Shows a part of the drawing, scaled to fill a box. */
const viewSvg = (content: string, view: string, { x, y, width, height }: Box, sky: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>` +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;

const logoSvg = (logo: string, { x, y, width, height }: Box): string =>
  logo.replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

const square = (x: number, y: number, size: number): Box => ({ x, y, width: size, height: size });

/** Six tiles in two columns on the right: five parts of the drawing, and the logo. */
function tilesSvg(
  art: string,
  views: readonly string[],
  markAmong: number,
  paint: Paint,
  logo: Logo,
): string {
  const tiles = [...views.slice(0, markAmong), null, ...views.slice(markAmong)];
  return tiles
    .map((view, at) => {
      const [x, y] = [WIDTH - TILE * (2 - (at % 2)), Math.floor(at / 2) * TILE];
      const sky = at % 2 === Math.floor(at / 2) % 2 ? paint.sky : (paint.tones[4] ?? '');
      if (view !== null) return viewSvg(art, view, square(x, y, TILE), sky);
      const inset = TILE * 0.24;
      const plate = `<rect x="${x}" y="${y}" width="${TILE}" height="${TILE}" fill="${paint.ground}"/>`;
      return plate + logoSvg(logo[paint.logo], square(x + inset, y + inset, TILE - 2 * inset));
    })
    .join('');
}

/** Returns the drawing, and the box that remains for text. */
function composition({ brand: { theme }, logo }: SharedSite, paint: Paint): { drawing: string; text: Box } {
  const shapes = shapesSvg(drawArt(theme.art), paint);
  const sky = shapesSvg([...drawSky(theme.art)], paint);
  const { views, strip = false, markAmong } = viewsOf(theme.hero);
  const [view = ''] = views;
  if (markAmong !== undefined)
    return {
      drawing: tilesSvg(sky + shapes, views, markAmong, paint, logo),
      text: { x: MARGIN, y: 0, width: WIDTH - 2 * TILE - 2 * MARGIN, height: HEIGHT },
    };
  if (strip) {
    const height = 238;
    const low = `<g transform="${STRIP_SKY}">${sky}</g>`;
    const second = `<g transform="${secondCanvasTransform(theme.art)}">${shapes}</g>`;
    const box = { x: 0, y: HEIGHT - height, width: WIDTH, height };
    return {
      drawing: viewSvg(low + shapes + second, view, box, paint.sky),
      text: { x: MARGIN, y: 0, width: WIDTH - 2 * MARGIN, height: HEIGHT - height },
    };
  }
  const width = 520;
  return {
    drawing: viewSvg(sky + shapes, view, { x: WIDTH - width, y: 0, width, height: HEIGHT }, paint.sky),
    text: { x: MARGIN, y: 0, width: WIDTH - width - MARGIN * 1.75, height: HEIGHT },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Logo, name and domain: side by side in a wide box, stacked in a tall box. */
function textSvg({ brand, logo }: SharedSite, box: Box, paint: Paint): string {
  const { weight, tracking, width: factor } = headingFace(brand.theme.type);
  const isLow = box.height < HEIGHT;
  const showsMark = viewsOf(brand.theme.hero).markAmong === undefined;
  const left = box.x + (isLow && showsMark ? MARK + 40 : 0);
  const { lines, size } = fitText(brand.name, factor, {
    width: box.x + box.width - left,
    lines: isLow ? 2 : 4,
    largest: isLow ? 96 : 92,
    smallest: 40,
  });
  const leading = size * 1.1;
  const domain = fitText(brand.domain, factor, { width: box.width, lines: 1, largest: 34, smallest: 22 });
  const markHeight = showsMark && !isLow ? MARK + 36 : 0;
  const total = markHeight + lines.length * leading + 32 + domain.size * 1.6;
  const top = box.y + (box.height - total) / 2;
  const first = top + markHeight + size * 0.86;
  const ruleTop = top + markHeight + lines.length * leading + 16;
  const mark = showsMark
    ? logoSvg(logo[paint.logo], square(box.x, isLow ? top + (lines.length * leading - MARK) / 2 : top, MARK))
    : '';
  const styleOf = (em: number): string =>
    `font-size="${em}" font-weight="${weight}" letter-spacing="${tracking * em}"`;
  const name = lines
    .map(
      (line, at) =>
        `<text x="${left}" y="${first + at * leading}" fill="${paint.text}" ${styleOf(size)}>${escape(line)}</text>`,
    )
    .join('');
  return (
    `${mark}${name}<rect x="${left}" y="${ruleTop}" width="72" height="8" fill="${paint.rule}"/>` +
    `<text x="${left}" y="${ruleTop + 24 + domain.size}" fill="${paint.soft}" ${styleOf(domain.size)}>${escape(brand.domain)}</text>`
  );
}

export const shareSvg = oncePer((site: SharedSite): string => {
  const paint = paintOf(site.brand.theme);
  const { drawing, text } = composition(site, paint);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paint.ground}"/>${drawing}${textSvg(site, text, paint)}</svg>`
  );
});

/** Address of the picture, with a hash of the drawing and its font. */
export const sharePictureFile = oncePer((site: SharedSite) =>
  hashedAddress('share', `${shareSvg(site)} ${headingFace(site.brand.theme.type).digest}`, 'png'),
);
