/** Puts pictures on a sheet. A long picture is cut into strips, which are placed side by side. */
import type { Browser } from 'playwright';

export interface Picture {
  caption: string;
  /** JPEG in base64. */
  data: string;
  /** Height in pixels; if undefined, the picture is not cut. */
  height?: number;
}

export interface Layout {
  /** Width of the pictures in pixels. `shown` is their width on the sheet. */
  width: number;
  shown: number;
  columns: number;
  rows: number;
}

/** Height of a strip in pixels of the original picture. */
const STRIP = 1400;

/** @returns the HTML of each strip */
function figures({ caption, data, height }: Picture, { width, shown }: Layout): string[] {
  const scale = shown / width;
  const strips = height === undefined ? 1 : Math.max(1, Math.ceil(height / STRIP));
  return Array.from({ length: strips }, (_, at) => {
    const room = height === undefined ? '' : `height:${Math.min(STRIP, height - at * STRIP) * scale}px;`;
    const part = strips > 1 ? ` (${at + 1}/${strips})` : '';
    return `<figure style="margin:0"><div style="overflow:hidden;${room}"><img src="data:image/jpeg;base64,${data}" style="display:block;zoom:${scale};margin-top:${-at * STRIP}px"></div><figcaption>${caption}${part}</figcaption></figure>`;
  });
}

async function write(browser: Browser, all: readonly string[], layout: Layout, file: string): Promise<void> {
  const { columns, shown } = layout;
  const page = await browser.newPage({ viewport: { width: columns * (shown + 16) + 16, height: 600 } });
  await page.setContent(
    `<body style="margin:16px;display:grid;grid-template-columns:repeat(${columns},${shown}px);align-items:start;gap:16px;background:#999;font:14px sans-serif">${all.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

/** @param name file name without number and extension @returns the paths of the files */
export async function writeSheets(
  browser: Browser,
  pictures: readonly Picture[],
  layout: Layout,
  name: string,
): Promise<string[]> {
  const all = pictures.flatMap((picture) => figures(picture, layout));
  const perSheet = layout.columns * layout.rows;
  const files: string[] = [];
  for (let first = 0; first < all.length; first += perSheet) {
    const file = `${name}-${files.length + 1}.png`;
    await write(browser, all.slice(first, first + perSheet), layout, file);
    files.push(file);
  }
  return files;
}
