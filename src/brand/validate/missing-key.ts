import type { BrandSource } from '../load/brand-source.ts';
import type { KeyPath, SourcePosition } from '../brand-error.ts';
import { isRecord, type Data } from '../resolve/layers.ts';

function removed({ data }: BrandSource, path: KeyPath): KeyPath | undefined {
  let value: Data | undefined = data;
  for (const [at, part] of path.entries()) {
    value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (value === null) return path.slice(0, at + 1);
  }
  return undefined;
}

/** Whether a line says `null`, which removes the key on purpose. An empty value is a mistake. */
const saysNull = (text: string, line: number): boolean => /null|~/i.test(text.split('\n')[line - 1] ?? '');

const OWN_KEYS = new Set(
  'prismBrandCode sharedBrandCode name domain description brandState storeID coremetricsIdProd coremetricsIdTest tagManager'.split(
    ' ',
  ),
);
const OWN_COLORS = new Set(['theme.primary', 'theme.accent']);

/** Whether a missing key belongs in the base, not in the brand's own file. */
function isShared(sources: readonly BrandSource[], path: KeyPath): boolean {
  const [first] = path;
  if (OWN_KEYS.has(String(first)) || OWN_COLORS.has(path.join('.'))) return false;
  // If the base does not contain the key's group (for example, `hours.text` for `hours.text.english`), the key belongs
  // in the brand's own file.
  return (sources[0]?.locate(path.slice(0, -1)).depth ?? 0) === path.length - 1;
}

/** Error for a missing key, at the line that removes the key, or else in the file that should set it. */
export function missingKeyError(
  sources: readonly BrandSource[],
  path: KeyPath,
): (SourcePosition & { message: string }) | undefined {
  for (const source of sources.toReversed()) {
    const at = removed(source, path);
    if (at) {
      const { line, column } = source.locate(at);
      const message = saysNull(source.text, line)
        ? 'is missing: this line removes it'
        : 'is missing: there is no value after the colon';
      return { file: source.file, line, column, message };
    }
  }
  const brandFile = sources.at(-1);
  if (!brandFile) return undefined;
  const { depth, line, column } = brandFile.locate(path);
  const groups = path.slice(0, -1);
  const here = depth < groups.length ? `in this file, under ${groups.join('.')}` : 'in this file';
  const message = isShared(sources, path)
    ? `is missing; write it in brands/_base.yaml for all brands, or ${here}, for this one`
    : `is missing; it belongs ${here}`;
  return depth === 0
    ? { file: brandFile.file, line: 1, column: 1, message }
    : { file: brandFile.file, line, column, message };
}
