/** Module variables outlive views and a member's session, so only the files listed here may have any (decisions/code#module-variables-hold-no-member-data). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../steps/run-step.ts';
import { sourceFiles } from './source-files.ts';

const MAY_HAVE = [
  'src/brand/page-brand.ts',
  'src/features/chat/chat-link.ts',
  'src/features/messages/center/deletion.store.ts',
  'src/features/search/search.service.ts',
  'src/layouts/notices/alerts-clock.ts',
  'src/layouts/page/shell.ts',
  'src/lib/http/early-responses.ts',
  'src/lib/page/',
  'src/lib/text/i18n.ts',
  'src/lib/text/once-per-text.ts',
  'src/member/screen/',
  'src/member/start/member.store.ts',
  'src/profile/payments/paid-marks.store.ts',
  'src/renderer/',
  'src/routing/',
  'src/session/',
  'src/ui/dialog/toasts.ts',
  'src/ui/page/',
];

it('module variables are declared only in files that may have them', () => {
  const files = sourceFiles('src')
    .filter((file) => !/\.(test|long|fixture)\./.test(file))
    .filter((file) => /^(export )?let /m.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(MAY_HAVE.filter((start) => !files.some((file) => file.startsWith(start)))).toEqual([]);
  expect(files.filter((file) => !MAY_HAVE.some((start) => file.startsWith(start)))).toEqual([]);
});
