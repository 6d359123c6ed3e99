/** Example requests of the statement archive and of the dental history. */
import { dentalProcedureHistory } from '../../../src/features/dental-history/dental-history.schema.ts';
import { eobDocByUmi } from '../../../src/features/statements/explanations.schema.ts';
import * as archive from '../../../src/features/statements/statements.schema.ts';
import { addDays, toCompactDate } from '../../../src/lib/date/date.ts';
import { statementsOf } from '../../sandbox/statements/statement-records.ts';
import { example, type ExampleContext } from '../example.ts';

const year = ({ day }: ExampleContext) => ({ from: addDays(day, -365), to: day });

function newestStatement({ services, member, day }: ExampleContext) {
  const [newest] = statementsOf(member, day, services.claimsOf(member.family, day)).filter(
    ({ group }) => group === 'MHS',
  );
  if (!newest) throw new Error('no statement for the example');
  return newest;
}

export const statementsExamples = [
  example(archive.getStatementArchives, 'maria', (world) => ({ query: year(world) })),
  example(archive.getPOSStatementArchives, 'maria', (world) => ({ query: year(world) })),
  example(archive.getSREStatementArchives, 'maria', (world) => {
    const { from, to } = year(world);
    return { query: { effFromDate: from, effToDate: to } };
  }),
  example(eobDocByUmi, 'maria', ({ member, day }) => ({
    payload: {
      reqEobDocumentByUmiData: {
        umi: member.family.umi,
        startDate: toCompactDate(addDays(day, -365)),
        endDate: toCompactDate(day),
      },
    },
  })),
  example(archive.statementDocument, 'maria', (world) => {
    const { id, group, umi, plt, folder, begin, end, cycle } = newestStatement(world);
    return {
      params: { docentid: id },
      query: {
        doctypegroup: group,
        umi,
        plt,
        docodfoldername: folder,
        startdate: begin,
        enddate: end,
        cycledate: cycle,
        statementdate: cycle,
      },
    };
  }),
  example(archive.statementFile, 'maria', (world) => {
    const { umi, plt, folder, begin, end } = newestStatement(world);
    return {
      query: {
        SUBSCRIBER_ID: umi,
        pltNumber: plt,
        ODFolder: folder,
        BEGIN_DATE: toCompactDate(begin),
        END_DATE: toCompactDate(end),
        docType: 'MHS' as const,
        field2: 'PLTN' as const,
      },
    };
  }),
  example(dentalProcedureHistory, 'maria', ({ member: { family, self } }) => ({
    payload: { contractId: family.agreementId, pin: self.pin, groupNum: '23881000' },
  })),
];
