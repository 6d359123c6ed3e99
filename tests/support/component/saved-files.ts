/** Collects the files that the portal saves, because jsdom has no downloads. */
import { extractText, getDocumentProxy } from 'unpdf';
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

interface SavedFile {
  name: string;
  text(): Promise<string>;
}

async function textOf(file: Blob): Promise<string> {
  if (file.type !== 'application/pdf') return file.text();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())));
  return text.join(' ').replaceAll(/\s+/g, ' ');
}

/** Collects the files that are saved from now on. */
export function watchSavedFiles(): {
  saved: readonly SavedFile[];
  next(press: Promise<void>): Promise<SavedFile>;
} {
  const saved: SavedFile[] = [];
  let file = new Blob();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL(blob: Blob) {
        file = blob;
        return 'blob:saved';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = file;
    saved.push({ name: this.download, text: () => textOf(blob) });
  });
  return {
    saved,
    async next(press) {
      const before = saved.length;
      await press;
      await waitFor(() => expect(saved).toHaveLength(before + 1));
      const [last] = saved.slice(-1);
      if (!last) throw new Error('nothing was saved');
      return last;
    },
  };
}
