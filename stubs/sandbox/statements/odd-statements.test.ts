import { describe, expect, it } from 'vitest';
import * as archive from '../../../src/features/statements/statements.schema.ts';
import { addDays } from '../../../src/lib/date/date.ts';
import { callsOf } from '../calls.fixture.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';

const { read, status } = callsOf(openSandbox());
const year = { query: { from: addDays(DAY, -365), to: DAY } };
const health = (id: string) => read(archive.getStatementArchives, id, year);
const payments = () => read(archive.getPOSStatementArchives, 'jonas', year);
const quarterly = () => {
  const { from, to } = year.query;
  return read(archive.getSREStatementArchives, 'jonas', { query: { effFromDate: from, effToDate: to } });
};

describe('the statements of jonas', () => {
  it('are all returned, except for a malformed statement', async () => {
    const { statements, skipped } = await health('jonas');
    expect(skipped).toBe(1);
    expect(statements.length).toBeGreaterThan(3);
    expect([(await payments()).skipped, (await quarterly()).skipped]).toEqual([0, 0]);
  });

  it('include a suppressed statement, a statement of an unknown kind, and statements without a cycle date', async () => {
    const { statements } = await health('jonas');
    expect(statements.filter(({ suppressed }) => suppressed)).toHaveLength(1);
    expect(statements.filter(({ group }) => group === 'other')).toHaveLength(1);
    const noCycle = [...statements, ...(await payments()).statements].filter(
      ({ cycleDate }) => cycleDate === null,
    );
    expect(noCycle.map(({ group }) => group)).toEqual(['health', 'payment-only']);
    expect(noCycle.every(({ statementDate, endDate }) => statementDate === endDate)).toBe(true);
  });

  it('include two statements that end outside the requested range', async () => {
    const outside = [...(await payments()).statements, ...(await quarterly()).statements].filter(
      ({ deliveryDate }) => deliveryDate < year.query.from || deliveryDate > year.query.to,
    );
    expect(outside.map(({ group }) => group)).toEqual(['payment-only', 'quarterly']);
  });

  it('cover every member of the family, but the spouse sees only her own statements', async () => {
    const { family } = memberNamed('jonas');
    const [, elke] = family.members;
    const { statements } = await health('jonas');
    expect(new Set(statements.map(({ eci }) => eci))).toEqual(
      new Set(family.members.map(({ ecId }) => ecId)),
    );
    expect(new Set((await health('elke')).statements.map(({ eci }) => eci))).toEqual(new Set([elke?.ecId]));
  });

  it('cannot be opened if they are suppressed', async () => {
    const hidden = (await health('jonas')).statements.find(({ suppressed }) => suppressed);
    if (!hidden?.cycleDate) throw new Error('no suppressed statement');
    const query = {
      doctypegroup: 'MHS',
      umi: hidden.umi,
      plt: hidden.plt,
      docodfoldername: hidden.folder,
      startdate: hidden.beginDate,
      enddate: hidden.endDate,
      cycledate: hidden.cycleDate,
      statementdate: hidden.cycleDate,
    };
    const params = { docentid: hidden.documentId };
    expect(await status(archive.statementDocument, 'jonas', { params, query })).toBe(404);
  });
});
