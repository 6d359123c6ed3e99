import { readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS, isInGroup } from './client-chunks.ts';

const SRC = join(import.meta.dirname, '../..');
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/'));

const globs = CHUNK_GROUPS.flatMap(({ name, files: included = [], except = [] }) =>
  [...included, ...except].map((glob) => [name, glob] as const),
);

describe('chunk groups', () => {
  it.each(globs)('%s: %s matches a file', (_name, glob) => {
    expect(files.some((file) => posix.matchesGlob(file, glob))).toBe(true);
  });

  it('every name in braces matches a file', () => {
    const single = globs.flatMap(([, glob]) => {
      const {
        before = '',
        names = '',
        after = '',
      } = /^(?<before>[^{]*)\{(?<names>[^}]*)\}(?<after>.*)$/.exec(glob)?.groups ?? {};
      return names === '' || /^tsx?$|^ts,tsx$/.test(names)
        ? []
        : names.split(',').map((name) => before + name + after);
    });
    expect(single.filter((glob) => !files.some((file) => posix.matchesGlob(file, glob)))).toEqual([]);
  });

  it('Spanish texts, styles and unlisted modules are in no group', () => {
    const group = CHUNK_GROUPS.find(({ name }) => name === 'member');
    const isMember = (path: string) => group && isInGroup(group, `/project/src/${path}`);
    expect(isMember('member/shared/member.text.ts')).toBe(true);
    expect(isMember('member/shared/member.text.es.ts')).toBe(false);
    expect(isMember('member/member.css')).toBe(false);
    expect(isMember('features/help/contact.view.tsx')).toBe(false);
  });
});
