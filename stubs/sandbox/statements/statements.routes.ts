/** The calls of the statement archive (spec 001 §3 'Statement', §7 'Statements', 'Statement file'). */
import type { Hono } from 'hono';
import * as archive from '../../../src/features/statements/statements.schema.ts';
import { eobDocByUmi } from '../../../src/features/statements/explanations.schema.ts';
import type { StatementDocumentQuery } from '../../../src/features/statements/statements.schema.ts';
import { parseWireDate, toCompactDate, toUsDate } from '../../../src/lib/date/date.ts';
import { showMoney } from '../../../src/lib/text/money.ts';
import type { Member } from '../../people/member-of.ts';
import { isSubscriber } from '../member/member-info.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxEnv, type SandboxServices } from '../context.ts';
import { costOf } from '../claims/claim-services.ts';
import type { StatementCode } from '../../people/family.ts';
import {
  claimsOn,
  explanationsOf,
  statementsOf,
  statementWire,
  type StatementRecord,
} from './statement-records.ts';
import { visibleClaims } from '../claims/visible-claims.ts';
import { pdfResponse } from '../data/table-pdf.ts';
import { serveCall } from '../serve-call.ts';

/** The docType that the file call uses for each code. MEDC uses COM, and TAX has none (spec 001 §7 'Statement file'). */
const FILE_TYPE: Partial<Record<StatementCode, string>> = {
  MHS: 'MHS',
  COM: 'COM',
  SRM: 'SRMEOB',
  MEDC: 'COM',
};

const TITLES = {
  MHS: 'Health Statement',
  COM: 'Payment Only Statement',
  SRM: 'Quarterly Statement',
  MEDC: 'Quarterly Statement',
  TAX: 'Statement',
} as const satisfies Record<StatementCode, string>;

const ownStatements = (services: SandboxServices, member: Member, day: string): StatementRecord[] =>
  statementsOf(member, day, services.claimsOf(member.family, day));

/** The statements whose document can be opened. */
const openStatements = (services: SandboxServices, member: Member, day: string): StatementRecord[] =>
  ownStatements(services, member, day).filter(({ written }) => !written?.suppressed && !written?.malformed);

/** Whether a requested umi is the family's. The portal may append a 0 (spec 001 §3). */
const isOwnContract = ({ family: { umi } }: Member, sent: string): boolean =>
  sent === umi || sent === `${umi}0`;

/** Whether all attributes of a query match a statement (spec 001 §3 'Attributes used for archive queries'). */
function isRequested(record: StatementRecord, query: StatementDocumentQuery): boolean {
  const cycle = record.written?.noCycle ? undefined : record.cycle;
  return (
    query.doctypegroup === record.group &&
    query.plt === record.plt &&
    query.docodfoldername === record.folder &&
    query.startdate === record.begin &&
    query.enddate === record.end &&
    query.cycledate === cycle &&
    query.statementdate === (cycle ?? record.end)
  );
}

/** The statements that a call lists for a range: those that end within the range, and those with `inEveryRange`. */
const archived = (
  services: SandboxServices,
  member: Member,
  day: string,
  source: StatementRecord['source'],
  from: string,
  to: string,
) =>
  ownStatements(services, member, day)
    .filter(
      (statement) =>
        statement.source === source &&
        (statement.written?.inEveryRange || (statement.end >= from && statement.end <= to)),
    )
    .map(statementWire);

function statementResponse(
  services: SandboxServices,
  member: Member,
  day: string,
  record: StatementRecord,
  title: string = TITLES[record.group],
) {
  const { recipient, begin, end } = record;
  const claims = claimsOn(record, visibleClaims(services, member, day));
  return pdfResponse(
    {
      title,
      lines: [
        `Member: ${recipient.firstName} ${recipient.lastName}`,
        `Statement period: ${toUsDate(begin)} to ${toUsDate(end)}`,
        `Group ${record.groupNumber}`,
        'This is not a bill.',
      ],
      columns: ['Service date', 'Claim', 'Status', 'Your cost'],
      rows: claims.map((claim) => [
        toUsDate(claim.serviceDate),
        claim.wire.claimNumber,
        claim.wire.claimStatusText ?? '',
        showMoney(costOf(claim) ?? 0),
      ]),
      note: claims.length === 0 ? 'No claims in this period.' : `Claims in this period: ${claims.length}`,
      date: record.cycle,
    },
    `${record.id}.pdf`,
  );
}

function addListRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  for (const [call, source] of [
    [archive.getStatementArchives, 'health'],
    [archive.getPOSStatementArchives, 'payment-only'],
  ] as const) {
    serveCall(routes, services, call, ({ query: { from, to }, member, day }) =>
      from > to
        ? refuse(400, 'BAD-REQUEST')
        : {
            payload: {
              documentType: 'mhsmem' as const,
              statementArchives: archived(services, member, day, source, from, to),
            },
          },
    );
  }

  serveCall(routes, services, archive.getSREStatementArchives, ({ query, member, day }) => {
    const { effFromDate, effToDate } = query;
    if (effFromDate > effToDate) return refuse(400, 'BAD-REQUEST');
    const statementArchives = archived(services, member, day, 'quarterly', effFromDate, effToDate);
    return { payload: { documentType: 'srmeob' as const, statementArchives } };
  });

  serveCall(routes, services, eobDocByUmi, ({ payload, member, day }) => {
    const { umi, startDate, endDate } = payload.reqEobDocumentByUmiData;
    const [from, to] = [parseWireDate(startDate), parseWireDate(endDate)];
    if (!from || !to || from > to) return refuse(400, 'BAD-REQUEST');
    if (!isOwnContract(member, umi)) return refuse(403, 'NOT-YOUR-CONTRACT');
    if (!isSubscriber(member.self)) return refuse(403, 'SUBSCRIBER-ONLY');
    const documentKeys = explanationsOf(member, day)
      .filter(({ end }) => from <= end && end <= to)
      .map(({ begin, end, cycle, group, plt, umi: own }) => ({
        docTypeCode: group,
        docBeginDate: toCompactDate(begin),
        docEndDate: toCompactDate(end),
        docKey1Value: own,
        docKey2Value: plt,
        docKey3Value: toCompactDate(cycle),
      }));
    return { payload: { repEobDocumentByUmiData: { documentKeys } } };
  });
}

function addDocumentRoutes(routes: Hono<SandboxEnv>, services: SandboxServices): void {
  serveCall(routes, services, archive.statementDocument, ({ query, param, member, day }) => {
    if (!isOwnContract(member, query.umi)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const record = openStatements(services, member, day).find(
      (statement) => statement.id === param('docentid') && isRequested(statement, query),
    );
    return record ? statementResponse(services, member, day, record) : refuse(404, 'DOCUMENT-NOT-FOUND');
  });

  serveCall(routes, services, archive.statementFile, ({ query, member, day }) => {
    if (query.docType === 'MHS' && query.field2 !== 'PLTN') return refuse(400, 'BAD-REQUEST');
    if (!isOwnContract(member, query.SUBSCRIBER_ID)) return refuse(403, 'NOT-YOUR-CONTRACT');
    const explanations = explanationsOf(member, day);
    const record = [...openStatements(services, member, day), ...explanations].find(
      (statement) =>
        FILE_TYPE[statement.group] === query.docType &&
        statement.plt === query.pltNumber &&
        statement.folder === query.ODFolder &&
        statement.begin === parseWireDate(query.BEGIN_DATE) &&
        statement.end === parseWireDate(query.END_DATE),
    );
    if (!record) return refuse(404, 'DOCUMENT-NOT-FOUND');
    const title = explanations.includes(record) ? 'Explanation of Benefits' : TITLES[record.group];
    return statementResponse(services, member, day, record, title);
  });
}

export function statementsRoutes(services: SandboxServices) {
  const routes = createRouter();
  addListRoutes(routes, services);
  addDocumentRoutes(routes, services);
  return routes;
}
