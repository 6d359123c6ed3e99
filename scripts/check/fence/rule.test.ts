/** Tests the import fence. Each case contains the importing file, its code and the expected error. */
import { RuleTester } from 'eslint';
import ts from 'typescript-eslint';
import { describe, test } from 'vitest';
import { fence } from './rule.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const languageOptions = { parser: ts.parser as object, parserOptions: { ecmaFeatures: { jsx: true } } };
const tester = new RuleTester({ languageOptions });

const at = (filename: string, code: string) => ({ name: `${filename}: ${code}`, filename, code });
const CLAIMS = 'src/features/claims';

const allowed: [file: string, code: string][] = [
  ['src/pages/login.astro.ts', `import { Member } from '../member/member.island.tsx';`],
  ['src/layouts/page/shell.ts', `import '../member/menu.island.tsx';`],
  [
    'src/member/summary/landing.view.tsx',
    `const load = () => import('../../features/claims/claims.island.tsx'); import '../shared/member.text.ts';`,
  ],
  [
    `${CLAIMS}/claims.store.ts`,
    `import { send } from '../../lib/http.ts'; import './claims.schema.ts'; import { atom } from 'nanostores';`,
  ],
  [`${CLAIMS}/claims.service.ts`, `import { http } from '../../lib/http.ts'; import './claims.schema.ts';`],
  [
    `${CLAIMS}/claims.island.tsx`,
    `import { useStore } from '@nanostores/react'; import './claims.store.ts';`,
  ],
  [`${CLAIMS}/claims.view.tsx`, `import { Pager } from '../../ui/pager.tsx'; import './claims.rules.ts';`],
  [`${CLAIMS}/claims.view.tsx`, `import type { ClaimsState } from './claims.store.ts';`],
  [`${CLAIMS}/claims.schema.ts`, `import * as v from 'valibot';`],
  [
    `${CLAIMS}/claims.rules.test.ts`,
    `import { test } from 'vitest'; import fc from 'fast-check'; import 'luxon';`,
  ],
  [`${CLAIMS}/claims.view.test.tsx`, `import './claims.store.ts';`],
  [`${CLAIMS}/claims-list.test.tsx`, `import '../../../tests/support/component/portal.tsx';`],
  ['src/brand/read-site.test.ts', `import '../../scripts/test/sample.ts';`],
  [`${CLAIMS}/claims.fixture.ts`, `import { vi } from 'vitest'; import * as v from 'valibot';`],
  [`${CLAIMS}/claims.rules.test.ts`, `import './claims.fixture.ts';`],
  [
    'src/renderer/render.ts',
    `import { loadBrands } from '../brand/read-brands.ts'; import { rm } from 'node:fs/promises';`,
  ],
  ['src/middleware.ts', `import './renderer/render.ts';`],
  ['src/layouts/theme.ts', `import style from '../ui/base.css?inline'; import '/src/lib/date.ts';`],
  [
    'stubs/sandbox/claims/claims.routes.ts',
    `import '../../src/features/claims/claims.schema.ts'; import { DateTime } from 'luxon';`,
  ],
  ['tests/claims.spec.ts', `import '../stubs/people/people.ts';`],
];

const refused: [file: string, code: string, message: RegExp][] = [
  [
    `${CLAIMS}/claims.service.ts`,
    `import ky from 'ky';`,
    /^ky may only be imported in src\/lib\/http\/network\.ts/,
  ],
  [`${CLAIMS}/claims.rules.ts`, `import './claims.fixture.ts';`, /claims\.fixture\.ts is for tests only/],
  [
    `${CLAIMS}/claims.rules.ts`,
    `import '../messages/messages.rules.ts';`,
    /^features\/claims may not import features\/messages: a feature never imports another/,
  ],
  [
    `${CLAIMS}/claims.rules.test.ts`,
    `import '../messages/messages.rules.ts';`,
    /a feature never imports another/,
  ],
  [
    `${CLAIMS}/claims.view.tsx`,
    `const all = import.meta.glob('../*/x.view.tsx');`,
    /a feature never imports another/,
  ],
  [
    `${CLAIMS}/claims.rules.ts`,
    `import type { Route } from '../../member/routes.ts';`,
    /^features\/claims may not import member: it imports only profile/,
  ],
  [`${CLAIMS}/claims.rules.ts`, `export { a } from '../../layouts/a.ts';`, /may not import layouts/],
  ['src/member/landing.ts', `import '../layouts/shell.ts';`, /^member may not import layouts/],
  [
    'src/member/shared/a.ts',
    `import type { Screen } from '../screen/screen.store.ts';`,
    /^member\/shared may not import member\/screen: the order is start, /,
  ],
  [
    'src/member/menu/a.ts',
    `import '../shared/member.text.ts';`,
    /^member\/menu may not import member\/shared/,
  ],
  ['src/session/sign-in.ts', `const go = import('../routing/hash.ts');`, /^session may not import routing/],
  [
    'src/session/timeout/timeout.ts',
    `import '../../profile/profile.store.ts';`,
    /^session may not import profile/,
  ],
  ['src/routing/hash.ts', `export * from '../content/texts.ts';`, /^routing may not import content/],
  ['src/ui/list/pager.tsx', `import '/src/brand/brand-slice.ts';`, /^ui may not import brand/],
  [
    'src/lib/date/date.ts',
    `type Slice = import('../../brand/brand-slice.ts').Slice;`,
    /^lib may not import brand: it imports no other room/,
  ],
  [
    'src/renderer/render.ts',
    `import '../features/claims/claims.rules.ts';`,
    /^renderer may not import features\/claims/,
  ],
  ['src/garage/car.ts', `import '../lib/date.ts';`, /src\/garage is not a known room/],
  [
    'src/lib/date/date.test.ts',
    `import '../../../stubs/people/people.ts';`,
    /^lib may not import stubs\/: src never imports/,
  ],
  ['src/pages/x.ts', `import '../../scripts/serve.ts';`, /^pages may not import scripts\//],
  [
    `${CLAIMS}/claims.view.tsx`,
    `import './claims.store.ts';`,
    /^a \.view file may not import a \.store file/,
  ],
  [
    `${CLAIMS}/claims.view.tsx`,
    `import '../../session/session.store.ts';`,
    /^a \.view file may not import a \.store file/,
  ],
  [
    `${CLAIMS}/claims.rules.ts`,
    `import './claims.service.ts';`,
    /^a \.rules file may not import a \.service file/,
  ],
  [
    `${CLAIMS}/claims.service.ts`,
    `import './claims.store.ts';`,
    /^a \.service file may not import a \.store file/,
  ],
  [
    `${CLAIMS}/claims.schema.ts`,
    `import './claims.rules.ts';`,
    /^a \.schema file may not import a \.rules file/,
  ],
  [
    `${CLAIMS}/claims.rules.ts`,
    `import type { DateTime } from 'luxon';`,
    /^luxon may only be imported in src\/brand\/moments\.ts/,
  ],
  [
    `${CLAIMS}/claims.service.ts`,
    `import * as v from 'valibot';`,
    /^valibot may only be imported in \*\.schema\.ts/,
  ],
  [
    `${CLAIMS}/claims.view.tsx`,
    `import { useStore as read } from '@nanostores/react';`,
    /^useStore of @nanostores\/react may only be imported in/,
  ],
  [
    `${CLAIMS}/claims.rules.ts`,
    `import fc from 'fast-check';`,
    /^fast-check may only be imported in \*\.test\.ts and \*\.fixture\.ts/,
  ],
  [`${CLAIMS}/index.ts`, `export const claims = 1;`, /^no barrels/],
  [`${CLAIMS}/claims.store.ts`, `import './claims.service';`, /needs its file extension/],
];

tester.run('fence', fence, {
  valid: allowed.map(([file, code]) => at(file, code)),
  invalid: refused.map(([file, code, message]) => ({ ...at(file, code), errors: [{ message }] })),
});
