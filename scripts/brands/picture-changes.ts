/** Lists pictures added, removed or changed on a page. */
import { pictureSize } from '../../src/brand/pictures/picture.rules.ts';

export interface PagePicture {
  /** Path in the site's folder, such as `hashed/pictures/office.0123456789.jpg`. */
  path: string;
  width: string;
  height: string;
  alt: string;
}

/** For example `office.jpg` for `hashed/pictures/office.0123456789.jpg`. */
const nameOf = (path: string): string =>
  path.replace(/^.*\/(?<stem>[^/]+)\.[0-9a-f]{10}(?<ending>\.\w+)$/, '$<stem>$<ending>');

/** @param sizeOf returns the size of a file in bytes */
export function pictureChanges(
  before: readonly PagePicture[],
  after: readonly PagePicture[],
  sizeOf: (path: string) => number,
): string[] {
  const size = ({ path, width, height }: PagePicture): string =>
    `${width} × ${height}, ${pictureSize(sizeOf(path))}`;
  const said = (picture: PagePicture): string =>
    `${nameOf(picture.path)}, ${size(picture)}, ${picture.alt === '' ? 'decoration' : `'${picture.alt}'`}`;
  const byName = (pictures: readonly PagePicture[]): Map<string, PagePicture> =>
    new Map(pictures.map((picture) => [nameOf(picture.path), picture]));
  const [old, now] = [byName(before), byName(after)];
  return [
    ...[...old].flatMap(([name, picture]) => (now.has(name) ? [] : [`picture removed: ${said(picture)}`])),
    ...[...now].flatMap(([name, picture]) => {
      const last = old.get(name);
      if (!last) return [`picture added: ${said(picture)}`];
      if (last.path !== picture.path)
        return [`picture replaced: ${said(picture)} (${last.width} × ${last.height} before)`];
      return last.alt === picture.alt ? [] : [`words of ${name}: '${last.alt}' → '${picture.alt}'`];
    }),
  ];
}
