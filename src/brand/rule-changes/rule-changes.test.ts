import { describe, expect, it } from 'vitest';
import { brandTree, PROJECT } from '../brand-tree.fixture.ts';
import { BASE, MINCR, recordIn, served } from './brand-record.fixture.ts';
import { reportedChanges, needsAcceptance, compareRecords } from './rule-changes.rules.ts';
import { adviceText, changeText, filesThatLost } from './rule-changes-text.ts';
import { sampleSpread } from '../../../scripts/test/sample.ts';

/** The changes of a brand's record that an edit of the brand files causes. */
function after(edit: (tree: ReturnType<typeof brandTree>) => void, code = 'mincr') {
  using tree = brandTree([code]);
  edit(tree);
  return compareRecords(code === 'mincr' ? served : recordIn(PROJECT, code), recordIn(tree.root, code));
}
const texts = (changes: ReturnType<typeof after>) => reportedChanges(changes).map(changeText);

describe('the changes to a record', () => {
  it('are an empty list if no file was edited', () => {
    expect(after(() => undefined)).toEqual([]);
  });

  it('include each rule that a truncated file lost, and name the file that now sets the rule', () => {
    const changes = after((tree) => {
      tree.edit(MINCR, /^minimumMemberAge[\s\S]*/m, 'spanish: { description: Cobertura de salud. }\n');
    });
    expect(texts(changes)).toEqual(
      expect.arrayContaining([
        'Minimum age of a member: 12 → 14 (now from brands/_base.yaml)',
        'Member-ID rule: digitsAfterPrefix → general (now from brands/_base.yaml)',
        'Who may register: added VU65, VMED, MU65, MMED (now from brands/_base.yaml)',
        'Data archive: no → yes (now from brands/_base.yaml)',
        'Canceled plans: omitted → shown (now from brands/_base.yaml)',
        'Bypass form of HSA spending boxes: yes → no (now from brands/_base.yaml)',
        'Spending tab for Medicare groups: no → yes (now from brands/_base.yaml)',
        'Prescriptions tab needs current coverage: yes → no (now from brands/_base.yaml)',
        'Placeholder of member-ID fields: Numbers only → Member ID (now from brands/_base.yaml)',
      ]),
    );
    expect(changes).toHaveLength(11);
    expect(needsAcceptance({ changes })).toBe(true);
    expect(adviceText([{ code: 'mincr', changes }], ['mincr'])).toEqual([
      'Look at the end of brands/mincr/brand.yaml: the file may be half saved.',
      'If all of this is meant, publish it with: npm run build -- --brand mincr --accept-rules',
    ]);
  });

  it.each(
    sampleSpread<
      [what: string, edit: (tree: ReturnType<typeof brandTree>) => void, lines: string[], refused: boolean]
    >(
      [
        ['a phone number', (tree) => tree.edit(MINCR, '555-0110', '555-0199'), [], false],
        [
          'six colors at once',
          (tree) => {
            tree.edit(MINCR, /^theme:[\s\S]*?\n\n/m, '');
            tree.write(
              MINCR,
              `${tree.read(MINCR)}theme: { primary: "#0b5d58", accent: "#b4541b", ink: "#0f2625", paper: "#fffffe", warm: "#faf1eb", cool: "#edf6f6" }\n`,
            );
          },
          [],
          false,
        ],
        [
          'one rule for members',
          (tree) => tree.edit(MINCR, 'minimumMemberAge: 12', 'minimumMemberAge: 13'),
          ['Minimum age of a member: 12 → 13 (brands/mincr/brand.yaml)'],
          true,
        ],
        [
          'other days of a state law',
          (tree) => tree.edit('brands/_states/mn.yaml', 'days: 30', 'days: 31'),
          ['Days by state law to pay a claim: 30 → 31 (brands/_states/mn.yaml)'],
          true,
        ],
        [
          'another domain',
          (tree) => tree.edit(MINCR, 'domain: northstar.example', 'domain: polestar.example'),
          ['Domain of the site: northstar.example → polestar.example (brands/mincr/brand.yaml)'],
          true,
        ],
        [
          'another rule',
          (tree) => tree.edit(MINCR, 'storeID: 10163', 'storeID: 10999'),
          ['Store number: 10163 → 10999 (brands/mincr/brand.yaml)'],
          false,
        ],
        [
          'copy that the file no longer has',
          (tree) => tree.edit(MINCR, /^ {2}copyright: .*\n/m, ''),
          [
            'Copyright line: © {footerCopyDate} North Star Health Plan, Minnesota. All r… → © {footerCopyDate} Harborline. All rights reserved. (now from brands/_base.yaml)',
          ],
          false,
        ],
        [
          'an entry that no file has any more',
          (tree) => tree.edit(MINCR, /^ {4}youtube: .*\n/m, ''),
          [
            'Link to youtube: https://youtube.example/northstar → none (no longer in brands/mincr/brand.yaml)',
          ],
          false,
        ],
        [
          'six keys of copy and look that the file no longer has',
          (tree) => {
            tree.edit(MINCR, / {2}ink: .*\n {2}warm: .*\n {2}cool: .*\n/, '');
            tree.edit(MINCR, / {4}youtube: .*\n {4}linkedin: .*\n {4}twitter: .*\n/, '');
          },
          expect.objectContaining({ length: 6 }) as string[],
          true,
        ],
        [
          'an entry removed with null',
          (tree) => tree.edit(MINCR, 'footer:\n', 'footer:\n  links: { about: null }\n'),
          [],
          false,
        ],
        [
          'a header tab removed with null',
          (tree) => tree.write(MINCR, `${tree.read(MINCR)}tabs: { wellness: null }\n`),
          ['Header tab wellness is there: yes → no (removed in brands/mincr/brand.yaml)'],
          false,
        ],
        [
          'another label of a header tab',
          (tree) => {
            tree.edit(MINCR, /^spanish:$/m, '$&\n  tabs: { wellness: Salud }');
            tree.write(MINCR, `${tree.read(MINCR)}tabs: { wellness: { label: Health } }\n`);
          },
          [],
          false,
        ],
        [
          'an optional rule removed with null',
          (tree) => tree.write(MINCR, `${tree.read(MINCR)}handOffs: { medicationTherapy: null }\n`),
          [
            'Medication-therapy site, prod: https://review.clearlinemeds.example/ → none (removed in brands/mincr/brand.yaml)',
          ],
          false,
        ],
        [
          'a page of its own',
          (tree) => {
            tree.edit(BASE, 'maintenance,\n', 'maintenance, newsroom,\n');
            for (const ending of ['md', 'es.md']) {
              const about = tree.read(`brands/_pages/about.${ending}`);
              tree.write(
                `brands/_pages/newsroom.${ending}`,
                about.replaceAll(/^(?:title|description): /gm, '$&News: '),
              );
            }
          },
          ['Pages of the site: added newsroom (brands/_base.yaml)'],
          false,
        ],
      ],
      5,
    ),
  )('give the expected report and the expected need for acceptance: %s', (_what, edit, lines, refused) => {
    const changes = after(edit);
    expect(texts(changes)).toEqual(lines);
    expect(needsAcceptance({ changes })).toBe(refused);
  });

  it('are not treated as a sign of a half-saved file if they only hide a header tab', () => {
    const changes = after((tree) => tree.edit(MINCR, /$/, 'tabs: { wellness: { active: false } }\n'));
    expect(changes.length).toBeGreaterThan(0);
    expect(filesThatLost([{ code: 'mincr', changes }])).toEqual([]);
  });

  it('include the removal of a header tab if no other file sets the tab', () => {
    using tree = brandTree();
    tree.edit(MINCR, /$/, 'tabs: { benefits: { label: Benefits, url: /about/ } }\n');
    expect(texts(compareRecords(recordIn(tree.root), served))).toEqual([
      'Label of header tab benefits: Benefits → none (no longer in brands/mincr/brand.yaml)',
      'Address of header tab benefits: /about/ → none (no longer in brands/mincr/brand.yaml)',
      'Header tab benefits is there: yes → no (no longer in brands/mincr/brand.yaml)',
      'Header tab benefits shows its label: yes → no (no longer in brands/mincr/brand.yaml)',
    ]);
  });

  it('include the minimum visitor age and the legal claim deadlines if the home state changes', () => {
    const file = 'brands/hmbcbsde/brand.yaml';
    const move = (to: string) =>
      after((tree) => tree.edit(file, /^brandState: DE$/m, `brandState: ${to}`), 'hmbcbsde');
    expect(texts(move('PA'))).toEqual([
      `Home state: DE → PA (${file})`,
      'Days by state law to pay a claim: 30 → 45 (brands/_states/pa.yaml)',
      'Days by state law to deny a claim: 30 → none (no longer in brands/_states/de.yaml)',
      `Minimum age of a visitor from the home state: 19 → 0 (${file})`,
    ]);
    expect(needsAcceptance({ changes: move('PA') })).toBe(true);
  });

  it('come with advice to check the end of the brand family file if that file lost a key', () => {
    const changes = after((tree) => tree.edit('brands/_families/northern.yaml', /^timeZone: .*\n/m, ''));
    expect(texts(changes)).toEqual([
      "Time zone of the brand's days: America/Chicago → America/New_York (now from brands/_base.yaml)",
    ]);
    expect(adviceText([{ code: 'mincr', changes }], 'all')).toEqual([
      'Look at the end of brands/_families/northern.yaml: the file may be half saved.',
      'If all of this is meant, publish it with: npm run build -- --accept-rules',
    ]);
  });

  it('do not include a value that moved to another file', () => {
    expect(
      after((tree) => {
        tree.edit(MINCR, /^minimumMemberAge: .*\n/m, '');
        tree.edit(BASE, 'minimumMemberAge: 14', 'minimumMemberAge: 12');
      }),
    ).toEqual([]);
  });
});
