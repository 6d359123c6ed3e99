import { readSheet } from 'read-excel-file/node';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as documents from '../../../src/features/claims/downloads/claim-documents.schema.ts';
import { claimRows } from '../../../src/features/claims/downloads/spreadsheet.rules.ts';
import { payClaim } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import { callsOf, pdfText } from '../calls.fixture.ts';
import { owedOf } from './claim-wire-forms.ts';
import type { ClaimRecord } from './counted-claims.ts';
import { DAY, memberNamed, openSandbox } from '../sandbox.fixture.ts';
import { endSession } from '../sign-in/token-grants.ts';
import { COLUMNS } from './claim-spreadsheet.ts';
import { LINK_MS } from './documents.routes.ts';

const sandbox = openSandbox();
const { clock } = sandbox;
const { read, status, respond } = callsOf(sandbox);
const { family } = memberNamed('maria');
const claims = sandbox.services.claimsOf(family, DAY);
const [, danielPin] = family.members.map(({ pin }) => pin);

function claimWhere(fits: (claim: ClaimRecord) => boolean): ClaimRecord {
  const claim = claims.find(fits);
  if (!claim) throw new Error('no such claim');
  return claim;
}
const payloadOf = ({ wire }: ClaimRecord) => ({
  payload: { claimNumber: wire.claimNumber, clnEnrollmentSourceCd: wire.clnEnrollmentSourceCd ?? '' },
});

describe('eobDocByClaim', () => {
  it.each([
    ['5', []],
    ['3', ['explanation-of-benefits', 'claim-denial-notice']],
  ] as const)('for a claim with status %s, returns the documents %j', async (code, kinds) => {
    const claim = claimWhere(({ wire }) => wire.claimStatusCode === code && wire.planType === 'medical');
    const { items } = await read(documents.eobDocByClaim, 'maria', payloadOf(claim));
    expect(items.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('returns documents that are PDFs with the member’s name and the claim number', async () => {
    const claim = claimWhere(({ wire }) => wire.claimStatusCode === '4');
    const { items } = await read(documents.eobDocByClaim, 'maria', payloadOf(claim));
    expect(items).toHaveLength(2);
    for (const { fileName } of items) {
      const text = await pdfText(await respond(documents.docByFileName, 'maria', { query: { fileName } }));
      expect(text).toContain(`Member: ${claim.wire.memberFirstName} Delgado`);
      expect(text).toContain(claim.wire.claimNumber);
    }
  });

  it('returns no documents for another enrollment source, and refuses other people’s claims', async () => {
    const claim = claimWhere(({ wire }) => wire.claimStatusCode === '3');
    const other = { payload: { ...payloadOf(claim).payload, clnEnrollmentSourceCd: 'Q' } };
    expect(await read(documents.eobDocByClaim, 'maria', other)).toMatchObject({ items: [] });
    expect(await status(documents.eobDocByClaim, 'ruth', payloadOf(claim))).toBe(403);
  });
});

describe('docByFileName', () => {
  it('returns 404 for other people’s documents, unknown names, and kinds that the claim does not have', async () => {
    const claim = claimWhere(({ wire, pin }) => wire.claimStatusCode !== '5' && pin !== danielPin);
    const [document] = (await read(documents.eobDocByClaim, 'maria', payloadOf(claim))).items;
    const get = (as: string, fileName: string) =>
      status(documents.docByFileName, as, { query: { fileName } });
    const name = document?.fileName ?? '';
    expect(await get('maria', name)).toBe(200);
    expect(await get('daniel', name)).toBe(404);
    expect(await get('ruth', name)).toBe(404);
    expect(await get('maria', '../../etc/passwd')).toBe(404);
    expect(await get('maria', `ZZZ-ZZ${claim.wire.claimNumber}.pdf`)).toBe(404);
  });
});

describe('the claims spreadsheet', () => {
  const form = (...numbers: (string | undefined)[]) => ({
    payload: { claims: JSON.stringify(numbers.map((claimNumber) => ({ claimNumber }))) },
  });
  const [first, second] = claims
    .filter((record) => record.wire.clientId === '204518' && owedOf(record, family, 0) > 250)
    .map(({ wire }) => wire.claimNumber);

  it('contains the requested claims, and can be downloaded without a token, but only once', async () => {
    await read(payClaim, 'maria', {
      payload: {
        idempotencyKey: 'k1',
        claims: [{ claimNumber: second ?? '', clientId: '204518', amount: 2.5 }],
      },
    });
    const link = await read(documents.claimSpreadsheet, 'maria', form(second, first));
    const response = await sandbox.app.request(link);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="claims.xlsx"');
    const rows = await readSheet(Buffer.from(await response.arrayBuffer()));
    const [headings, ...cells] = rows;
    const paid = headings?.indexOf('Paid from spending accounts') ?? -1;
    expect(cells.map((row) => [row[3], row[paid]])).toEqual([
      [second, 2.5],
      [first, 0],
    ]);
    expect((await sandbox.app.request(link)).status).toBe(404);
  });

  it('has the columns of the portal’s CSV file, each wide enough for its heading, with dates as date cells', async () => {
    const link = await read(documents.claimSpreadsheet, 'maria', form(first));
    const [headings, row] = await readSheet(
      Buffer.from(await (await sandbox.app.request(link)).arrayBuffer()),
    );
    expect(headings).toEqual(claimRows([], true)[0]);
    const day = claims.find(({ wire }) => wire.claimNumber === first)?.serviceDate ?? '';
    expect(row?.[0]).toEqual(new Date(`${day}T00:00:00Z`));
    for (const [heading, width] of COLUMNS) expect(width, heading).toBeGreaterThanOrEqual(heading.length);
  });

  const link = () => read(documents.claimSpreadsheet, 'maria', form(first));
  const get = (address: string, init?: RequestInit) => sandbox.app.request(address, init);

  it('can still be downloaded after HEAD and OPTIONS requests', async () => {
    const address = await link();
    expect((await get(address, { method: 'HEAD' })).status).toBe(200);
    await get(address, { method: 'OPTIONS' });
    expect((await get(address)).status).toBe(200);
  });

  it.each(['bytes=0-1', 'bytes=1-', 'bytes=999999999-'])(
    'is sent as a whole even if the byte range %s is requested, and a second download gets a 404',
    async (Range) => {
      const address = await link();
      const whole = await get(address, { headers: { Range } });
      expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([200, 'none']);
      expect(await readSheet(Buffer.from(await whole.arrayBuffer()))).toHaveLength(2);
      expect((await get(address, { headers: { Range } })).status).toBe(404);
    },
  );

  it('can be downloaded for five minutes', async () => {
    const address = await link();
    clock.now += LINK_MS - 1;
    expect((await get(address, { method: 'HEAD' })).status).toBe(200);
    clock.now += 1;
    expect((await get(address)).status).toBe(404);
  });

  it('has a link that stops working when its session ends, but links of other sessions stay valid', async () => {
    const { sessions } = sandbox.services;
    const [token, other] = [sessions.start('MARIA', 'mincr'), sessions.start('MARIA', 'mincr')];
    const made = async (bearer: string) => {
      const body = new URLSearchParams(form(first).payload);
      const response = await get(documents.claimSpreadsheet.path, {
        method: 'POST',
        headers: { Authorization: `Bearer ${bearer}`, Origin: 'http://localhost' },
        body,
      });
      return v.parse(documents.claimSpreadsheet.response, await response.json());
    };
    const [ended, open] = [await made(token), await made(other)];
    endSession(sandbox.services, token);
    expect((await get(ended)).status).toBe(404);
    expect((await get(open)).status).toBe(200);
  });

  it('gets a new random link for each request', async () => {
    const links = [
      await read(documents.claimSpreadsheet, 'maria', form(first)),
      await read(documents.claimSpreadsheet, 'maria', form(first)),
    ];
    expect(new Set(links).size).toBe(2);
    expect(await status(documents.downloadFile, null, { params: { fileName: 'claims-1.xlsx' } })).toBe(404);
  });

  it('is refused for other people’s claims, an empty list and invalid JSON', async () => {
    expect(await status(documents.claimSpreadsheet, 'ruth', form(first))).toBe(403);
    expect(await status(documents.claimSpreadsheet, 'maria', form())).toBe(400);
    expect(await status(documents.claimSpreadsheet, 'maria', { payload: { claims: 'x' } })).toBe(400);
  });
});
