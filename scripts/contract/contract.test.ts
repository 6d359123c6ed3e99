/** Checks the contract document and the canned responses against each other and against the public OpenAPI schema. */
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { downloadFile } from '../../src/features/claims/downloads/claim-documents.schema.ts';
import { MEDIA_FOLDER } from '../../src/features/education/education-paths.ts';
import { describe, expect, it } from 'vitest';
import { claimSpreadsheet } from '../../src/features/claims/downloads/claim-documents.schema.ts';
import { collectCalls } from '../../stubs/contract/collect-calls.ts';
import { cannedFile, FOLDER } from '../../stubs/mode/canned-file.ts';
import { CANNED_FILES, cannedResponse } from '../stub-mode/canned-responses.ts';
import { docstrings, readDoc } from './docstrings.ts';
import { contractDocument } from './document.ts';
import { jsonSchema } from './json-schema.ts';
import { isOf, reachOf } from './reached.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const calls = await collectCalls();
const document = await contractDocument(ROOT);
const withJson = calls.flatMap(({ id, call }) =>
  'file' in call.response ? [] : [{ id, call, response: call.response }],
);
const withFile = calls.flatMap(({ id, call }) =>
  'file' in call.response ? [{ id, call, response: call.response }] : [],
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
/** The errors of a public JSON Schema validator, such as a backend team may use. */
function complaints(schema: object, value: unknown): string[] {
  const validate = ajv.compile(schema);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('the contract document', () => {
  it('passes a public OpenAPI 3.1 validator', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('fails the public OpenAPI validator if it is damaged', async () => {
    const { valid } = await new Validator().validate({ ...structuredClone(document), paths: { claims: 7 } });
    expect(valid).toBe(false);
  });

  it('contains every call with a summary and either a spec paragraph or a "Not in the spec" part', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
    const byBrowser = ['downloadFileHead', 'educationMedia', 'educationMediaHead'];
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...calls.map(({ id }) => id), ...byBrowser].sort(),
    );
    const silent = operations.filter(
      (operation) => !operation.summary || (operation['x-spec'].length === 0 && !operation['x-not-in-spec']),
    );
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('allows HEAD and range requests without an X-Reference for files that a browser requests by itself', () => {
    for (const path of [downloadFile.path, `${MEDIA_FOLDER}{name}`] as const) {
      const { get, head } = document.paths[path] as Record<'get' | 'head', Record<string, object>>;
      expect(JSON.stringify([get, head])).not.toContain('Reference');
      expect(Object.keys(get['responses'] ?? {})).toEqual(
        expect.arrayContaining(['200', '206', '404', '416']),
      );
      expect(JSON.stringify(head['responses'])).not.toContain('content');
    }
  });

  it('describes a 429 with Retry-After for each call that reveals something about a password or a user name', () => {
    const limited = Object.values(document.paths).flatMap((path) =>
      Object.values(path as object).flatMap(({ operationId, responses }) =>
        '429' in responses ? [String(operationId)] : [],
      ),
    );
    expect(limited.sort()).toEqual([
      'changePassword',
      'consumerProfile',
      'forgottenUsernamePassword',
      'ltpaLogin',
      'register',
      'requestPin',
      'requestTokens',
      'saveSecurityQuestion',
      'securityQuestion',
      'updateProfile',
      'userLogin',
      'userauthLogin',
    ]);
    expect(document.components.responses['Refused429']).toMatchObject({
      headers: { 'Retry-After': { required: true, schema: { type: 'integer' } } },
    });
  });

  it('takes a summary, a description, spec paragraphs and a "Not in the spec" part from a docstring', () => {
    expect(
      readDoc(
        "One page of messages (spec 001 §7 'Messages'). Dates are ISO. Not in the spec: the path; `id`.",
      ),
    ).toEqual({
      summary: "One page of messages (spec 001 §7 'Messages').",
      description: 'Dates are ISO.',
      notInSpec: 'the path; `id`.',
      spec: ['001 §7'],
    });
    const claims = docstrings(join(ROOT, 'src/features/claims/claims.schema.ts'));
    expect(claims.get('claimSummary')?.notInSpec).toContain('spendingVendor');
  });
});

describe('canned responses', () => {
  it('exist for each call and for no removed call', () => {
    const expected = calls.flatMap(({ call }) => [
      cannedFile(call),
      ...(call.signsIn ? [cannedFile(call, 'producer')] : []),
    ]);
    expect(CANNED_FILES).toEqual(expected.sort());
  });

  it.each(withJson)('match the schema and the document for $id', async ({ call, response }) => {
    for (const person of call.signsIn ? (['member', 'producer'] as const) : (['member'] as const)) {
      const example = (await cannedResponse(cannedFile(call, person)))?.json;
      const parsed = v.safeParse(response, example);
      expect(parsed.success ? [] : v.flatten(parsed.issues)).toEqual([]);
      expect(complaints(jsonSchema(response), example)).toEqual([]);
    }
  });

  it.each(withFile)('include a PDF or ZIP file for $id', async ({ call, response }) => {
    const { bytes } = (await cannedResponse(cannedFile(call))) ?? {};
    const start = Buffer.from(bytes ?? []).toString('latin1', 0, 4);
    expect(start).toBe(response.file === 'application/pdf' ? '%PDF' : 'PK\u0003\u0004');
  });

  it('link to a claim spreadsheet that is itself one of the canned files', async () => {
    const { payload } = v.parse(
      v.object({ payload: v.object({ link: v.string() }) }),
      (await cannedResponse(cannedFile(claimSpreadsheet)))?.json,
    );
    expect(payload.link.startsWith(`${FOLDER}/`)).toBe(true);
    expect(CANNED_FILES).toContain(payload.link.slice(FOLDER.length + 1));
  });

  it('fail schema validation if a value has the wrong type', async () => {
    const claims = withJson.find(({ id }) => id === 'claimSummary');
    if (!claims) throw new Error('no claimSummary');
    expect(complaints(jsonSchema(claims.response), { payload: { totalClaims: 'many' } })).not.toEqual([]);
    const messages = withJson.find(({ id }) => id === 'getMessages');
    const canned = messages && (await cannedResponse(cannedFile(messages.call)));
    const response = JSON.stringify(canned?.json);
    const wrongDate = JSON.parse(response.replace(/"messageDate":"[^"]+"/, '"messageDate":"yesterday"'));
    expect(complaints(jsonSchema(messages?.response ?? claims.response), wrongDate).join()).toContain(
      'messageDate',
    );
  });
});

describe('the mapping of screens to calls', () => {
  const call = {
    method: 'get',
    path: '/wcs/store/{storeID}/ratingInfo',
    access: 'session',
    response: v.object({}),
  } as const;

  it('matches any value of a path parameter', () => {
    expect(isOf(call, { method: 'GET', path: '/wcs/store/10152/ratingInfo' })).toBe(true);
    expect(isOf(call, { method: 'PUT', path: '/wcs/store/10152/ratingInfo' })).toBe(false);
    expect(isOf(call, { method: 'GET', path: '/wcs/store/ratingInfo' })).toBe(false);
  });

  it('lists each screen and each test once, even if the same request is repeated', () => {
    const seen = { method: 'GET', path: '/wcs/store/1/ratingInfo', screen: '/login/', test: 'signs in' };
    expect(reachOf([{ id: 'ratings', call }], [seen, seen])).toEqual([
      { id: 'ratings', screens: ['/login/'], tests: ['signs in'] },
    ]);
  });
});
