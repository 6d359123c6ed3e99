import { describe, expect, it } from 'vitest';
import { readBody } from './parse-response.ts';
import type { CallShape } from './call.schema.ts';

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const read = (file: typeof PDF | typeof XLSX, body: string, type: string = file) => {
  const call = { method: 'get', path: '/f', access: 'member', response: { file } } satisfies CallShape;
  return readBody(call, new Response(body, { headers: { 'Content-Type': type } }));
};
const padded = (head: string): string => head.padEnd(100, 'x');

describe('a file with status 200', () => {
  it.each([
    [PDF, padded('%PDF-1.7')],
    [XLSX, padded('PK\u0003\u0004')],
  ] as const)('is returned unchanged: %s', async (type, body) => {
    const file = await read(type, body);
    expect(file instanceof Blob && (await file.text())).toBe(body);
  });

  it.each([
    ['empty', PDF, ''],
    ['an error page', PDF, padded('<!doctype html>')],
    ['JSON', PDF, padded('{"errors":[]}')],
    ['cut off after its first bytes', PDF, '%PDF-1.7'],
    ['a PDF where a spreadsheet is requested', XLSX, padded('%PDF-1.7')],
    ['empty', XLSX, ''],
    ['cut off after its first bytes', XLSX, 'PK'],
  ] as const)('is rejected if the body is %s (%s)', async (_, type, body) => {
    await expect(read(type, body)).rejects.toMatchObject({ issues: ['file'] });
  });

  it('is rejected if its content type is not the one that the call expects', async () => {
    await expect(read(PDF, padded('%PDF-1.7'), 'text/html')).rejects.toMatchObject({
      issues: ['content-type'],
    });
  });
});
