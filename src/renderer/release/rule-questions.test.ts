/** Questions, other than those about changed rules, that hold a brand back until an editor accepts them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOf } from './published-record.ts';
import { DOMAIN, MINCR, publishedTree, type PublishedTree } from './published-tree.fixture.ts';
import { rollBack } from './rollback.ts';
import { changesAgainstServed, guardRules, heldBackLines } from './rule-guard.ts';
import { SITE_INDEX } from '../publish/site-index-file.ts';

let tree: PublishedTree;
beforeEach(() => {
  tree = publishedTree();
});
afterEach(() => tree[Symbol.dispose]());

describe('a question about a notice', () => {
  const FILE = 'brands/_alerts/office.yaml';
  const NOTICE = [
    'kind: notice',
    'title: Offices closed on Friday',
    'text: Call us.',
    'starts: 2025-12-05 06:00',
    'ends: 2025-12-06 08:00',
    'brands: [mincr]',
    '',
  ].join('\n');
  const questions = async () =>
    (await changesAgainstServed(tree.root, [tree.site()])).flatMap((found) => found.questions ?? []);
  const ENDED = `${FILE} ended on 2025-12-06, and no visitor has seen it: correct its times, or delete it`;

  it('is asked until the next publish if the notice ended without appearing in any release', async () => {
    await tree.publish('one');
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([ENDED]);
    const { sites, held } = await guardRules(tree.root, [tree.site()], 1, false);
    expect(sites).toEqual([]);
    expect(heldBackLines(held, 1, ['mincr'])).toEqual([
      'Look at this again:',
      `  ${ENDED}`,
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
    await tree.publish('two');
    expect(await questions()).toEqual([]);
  });

  it('is not asked if an earlier release contained the notice, even after a rollback', async () => {
    await tree.publish('one');
    tree.write(FILE, NOTICE.replace('ends: 2025', 'ends: 2026').replace('2026-12-06', '2026-11-01'));
    await tree.publish('two');
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([]);
    await rollBack(tree.root, DOMAIN);
    expect(await questions()).toEqual([]);
  });

  it('is not asked before the first release, or if the stored record has an older format', async () => {
    tree.write(FILE, NOTICE);
    expect(await questions()).toEqual([]);
    await tree.publish('one');
    tree.edit(FILE, 'starts: 2025-12-05', 'starts: 2025-12-04');
    expect(await questions()).toEqual([ENDED]);
    tree.spoilRecord(JSON.stringify({ ...recordOf(tree.site()), notices: undefined }));
    expect(await questions()).toEqual([]);
  });

  it.each([
    [
      'starts: 2025-12-06 06:00',
      'ends: 2025-12-07 08:00',
      /names Friday, but shows from Saturday, 2025-12-06, to Sunday, 2025-12-07$/,
    ],
    [
      'starts: 2092-12-05 06:00',
      'ends: 2092-12-06 08:00',
      /starts on 2092-12-05, more than a year from now$/,
    ],
  ])('is asked for a notice with "%s" and "%s"', async (starts, ends, question) => {
    await tree.publish('one');
    tree.write(FILE, NOTICE.replace(/starts.*/, starts).replace(/ends.*/, ends));
    expect((await questions()).at(-1)).toMatch(question);
  });
});

describe('the changed address of a footer link', () => {
  const LINK =
    'footer:\n  links:\n    choosing: { label: Choosing, url: /choosing-a-plan/, column: company }\n';
  const askedWith = async (lines: string) => {
    await tree.publish('one');
    tree.edit(MINCR, 'footer:\n', lines);
    return (await changesAgainstServed(tree.root, [tree.site()])).map(({ questions }) => questions);
  };

  it('requires acceptance if another link already has the new address', async () => {
    expect(await askedWith(LINK.replace('/choosing-a-plan/', '/faqs/'))).toEqual([
      [`Address of footer link choosing: /faqs/ is also that of faqs (${MINCR})`],
    ]);
  });

  it.each([
    ['no other link has it', LINK],
    ['the link opens the chat', LINK.replace('/choosing-a-plan/', '/faqs/').replace(' }', ', opens: chat }')],
  ])('requires no acceptance if %s', async (_why, lines) => {
    expect(await askedWith(lines)).toEqual([undefined]);
  });
});

describe('a changed phone number', () => {
  const changesOf = (...codes: string[]) =>
    changesAgainstServed(
      tree.root,
      codes.map((code) => tree.site(code)),
    );

  it('requires acceptance if the published site of another brand has the same number', async () => {
    const phones = ['mincr', 'pbs'].map((code) => tree.site(code).brand.customerServicePhoneNumber);
    for (const code of ['mincr', 'pbs']) await tree.publish('one', tree.site(code));
    const index = ['mincr', 'pbs'].map((code) => ({ ...tree.site(code).brand, host: '' }));
    writeFileSync(join(tree.root, SITE_INDEX), JSON.stringify(index));
    const write = (code: string, phone = '') =>
      tree.edit(
        `brands/${code}/brand.yaml`,
        /^customerServicePhoneNumber: .*$/m,
        `customerServicePhoneNumber: ${phone}`,
      );
    write('mincr', phones[1]);
    write('pbs', phones[0]);
    expect((await changesOf('mincr', 'pbs')).map(({ questions }) => questions)).toEqual([
      [`Customer service number: ${phones[1]} is pbs's on its published site`],
      [`Customer service number: ${phones[0]} is mincr's on its published site`],
    ]);
    write('mincr', '1-800-555-0177');
    expect((await changesOf('mincr')).map(({ questions }) => questions)).toEqual([undefined]);
  });
});

describe('a text that names a state', () => {
  const askedWith = async (description: string) => {
    await tree.publish('one');
    tree.edit(MINCR, /^description: .*$/m, `description: ${description}`);
    return (await changesAgainstServed(tree.root, [tree.site()])).map(({ questions }) => questions);
  };

  it('requires acceptance by an editor if the brand does not serve the state', async () => {
    expect(await askedWith('Health coverage for the people of Wyoming.')).toEqual([
      ['Description of the brand: names Wyoming, which mincr does not serve'],
    ]);
  });

  it('requires no acceptance if the brand serves the state', async () => {
    expect(await askedWith('Health coverage for all of Minnesota.')).toEqual([undefined]);
  });
});
