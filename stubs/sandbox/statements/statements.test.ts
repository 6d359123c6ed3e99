import { describe, expect, it } from 'vitest';
import { eobDocByUmi } from '../../../src/features/statements/explanations.schema.ts';
import * as archive from '../../../src/features/statements/statements.schema.ts';
import { statementFileQuery } from '../../../src/features/statements/statement-file.rules.ts';
import { addDays, toCompactDate, toUsDate } from '../../../src/lib/date/date.ts';
import { callsOf, pdfText } from '../calls.fixture.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const sandbox = openSandbox();
const { read, status, respond } = callsOf(sandbox);
const { family } = memberNamed('maria');
const [maria, daniel] = family.members;
if (!daniel) throw new Error('the family is not complete');
const back = (days: number): string => addDays(DAY, -days);
const year = { query: { from: back(365), to: DAY } };
const sreYear = { query: { effFromDate: back(365), effToDate: DAY } };

/** The request for a statement's document (spec 001 §3 'Attributes used for archive queries'). */
const documentOf = (statement: archive.Statement, doctypegroup: string) => ({
  params: { docentid: statement.documentId },
  query: {
    doctypegroup,
    umi: statement.umi,
    plt: statement.plt,
    docodfoldername: statement.folder,
    startdate: statement.beginDate,
    enddate: statement.endDate,
    ...(statement.cycleDate ? { cycledate: statement.cycleDate } : {}),
    statementdate: statement.statementDate,
  },
});

describe('the statement archives', () => {
  it('each contain their own kinds of statements, newest first', async () => {
    const groups = async (id: string) => [
      ...new Set(
        [
          await read(archive.getStatementArchives, id, year),
          await read(archive.getPOSStatementArchives, id, year),
          await read(archive.getSREStatementArchives, id, sreYear),
        ].flatMap(({ statements: list }) => {
          const ends = list.map(({ deliveryDate }) => deliveryDate);
          expect(ends).toEqual(ends.toSorted().toReversed());
          return list.map(({ group }) => group);
        }),
      ),
    ];
    expect(await groups('maria')).toEqual(['health', 'payment-only', 'quarterly']);
    expect(await groups('ruth')).toEqual(['health', 'medicare-quarterly']);
    expect(await groups('nora')).toEqual([]);
  });

  it('return statements that end within the range, including both ends', async () => {
    const ends = async (from: number, to: number) => {
      const query = { from: back(from), to: back(to) };
      const { statements } = await read(archive.getStatementArchives, 'maria', { query });
      return [...new Set(statements.map(({ endDate }) => endDate))];
    };
    expect(await ends(39, 9)).toEqual([back(9), back(39)]);
    expect(await ends(38, 10)).toEqual([]);
    expect(await status(archive.getStatementArchives, 'maria', { query: { from: DAY, to: back(1) } })).toBe(
      400,
    );
  });

  it('give a subscriber all health statements of the family, but give other members only their own', async () => {
    const recipients = async (id: string) =>
      new Set((await read(archive.getStatementArchives, id, year)).statements.map(({ eci }) => eci));
    expect(await recipients('maria')).toEqual(new Set(family.members.map(({ ecId }) => ecId)));
    expect(await recipients('daniel')).toEqual(new Set([daniel.ecId]));
    expect((await read(archive.getPOSStatementArchives, 'daniel', year)).statements).toEqual([]);
  });
});

describe('explanations of benefits', () => {
  const range = (umi: string, from: number, to: number) => ({
    payload: {
      reqEobDocumentByUmiData: {
        umi,
        startDate: toCompactDate(back(from)),
        endDate: toCompactDate(back(to)),
      },
    },
  });

  it('are listed only for the subscriber, and only if their period ends within the requested range', async () => {
    const { statements } = await read(eobDocByUmi, 'maria', range(`${family.umi}0`, 96, 5));
    expect(statements.map(({ endDate }) => endDate)).toEqual([back(5), back(96)]);
    expect((await read(eobDocByUmi, 'maria', range(family.umi, 95, 6))).statements).toEqual([]);
    expect(await status(eobDocByUmi, 'ruth', range(family.umi, 96, 5))).toBe(403);
    expect(await status(eobDocByUmi, 'daniel', range(family.umi, 96, 5))).toBe(403);
  });

  it('can be opened with the file call, but only by the subscriber', async () => {
    const [newest] = (await read(eobDocByUmi, 'maria', range(family.umi, 96, 5))).statements;
    const query = newest && statementFileQuery(newest);
    if (!query) throw new Error('no explanation of benefits with a file');
    const text = await pdfText(await respond(archive.statementFile, 'maria', { query }));
    expect(text).toContain('Explanation of Benefits');
    expect(await status(archive.statementFile, 'daniel', { query })).toBe(404);
  });
});

describe('the documents of statements', () => {
  const newest = async () => {
    const { statements } = await read(archive.getStatementArchives, 'maria', year);
    const first = statements.find(({ eci }) => eci === maria.ecId);
    if (!first) throw new Error('no statement');
    return first;
  };

  it('show the member and the period, and are refused for other members or wrong attributes', async () => {
    const statement = await newest();
    const { beginDate, endDate } = statement;
    const input = documentOf(statement, 'MHS');
    const text = await pdfText(await respond(archive.statementDocument, 'maria', input));
    expect(text).toContain(`Member: ${maria.firstName} ${maria.lastName}`);
    expect(text).toContain(`Statement period: ${toUsDate(beginDate)} to ${toUsDate(endDate)}`);
    expect(await status(archive.statementDocument, 'ruth', input)).toBe(403);
    expect(await status(archive.statementDocument, 'daniel', input)).toBe(404);
    for (const attribute of ['startdate', 'enddate', 'cycledate', 'statementdate'] as const) {
      const changed = { ...input, query: { ...input.query, [attribute]: DAY } };
      expect(await status(archive.statementDocument, 'maria', changed), attribute).toBe(404);
    }
    for (const attribute of ['doctypegroup', 'plt', 'docodfoldername'] as const) {
      const changed = { ...input, query: { ...input.query, [attribute]: 'X' } };
      expect(await status(archive.statementDocument, 'maria', changed), attribute).toBe(404);
    }
  });

  it('contain exactly the recipient’s settled claims in the statement’s period, for health statements', async () => {
    const claims = sandbox.services.claimsOf(family, DAY);
    const { statements: all } = await read(archive.getStatementArchives, 'maria', year);
    expect(all.length).toBeGreaterThan(5);
    for (const statement of all) {
      const { eci, beginDate, endDate } = statement;
      const recipient = family.members.find(({ ecId }) => ecId === eci);
      const input = documentOf(statement, 'MHS');
      const text = await pdfText(await respond(archive.statementDocument, 'maria', input));
      expect(text).toContain(`Member: ${recipient?.firstName} ${recipient?.lastName}`);
      expect(text).not.toContain('No claims in this period');
      const listed = claims.filter(({ wire }) => text.includes(wire.claimNumber));
      expect(listed).toEqual(
        claims.filter(
          ({ pin, serviceDate, wire }) =>
            pin === recipient?.pin &&
            serviceDate >= beginDate &&
            serviceDate <= endDate &&
            wire.claimStatusCode !== '5',
        ),
      );
    }
  });

  it('can be opened with the file call only if all keys of the statement match', async () => {
    const { umi, plt, folder, beginDate, endDate } = await newest();
    const query = {
      SUBSCRIBER_ID: umi,
      pltNumber: plt,
      ODFolder: folder,
      BEGIN_DATE: toCompactDate(beginDate),
      END_DATE: toCompactDate(endDate),
      docType: 'MHS' as const,
      field2: 'PLTN' as const,
    };
    const get = (changes: Partial<Omit<typeof query, 'docType'>> & { docType?: 'COM' }, as = 'maria') =>
      status(archive.statementFile, as, { query: { ...query, ...changes } });
    expect(await get({})).toBe(200);
    expect(await get({ docType: 'COM' })).toBe(404);
    expect(await get({ pltNumber: 'PLT1' })).toBe(404);
    expect(await get({ END_DATE: toCompactDate(DAY) })).toBe(404);
    expect(await get({}, 'ruth')).toBe(403);
    expect(await get({}, 'daniel')).toBe(404);
    const { field2, ...without } = query;
    expect(await status(archive.statementFile, 'maria', { query: without })).toBe(400);
  });
});
