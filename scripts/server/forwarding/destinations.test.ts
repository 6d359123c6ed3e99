import { expect, it } from 'vitest';
import { dataType } from './destinations.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  'application/json; charset=utf-8',
  'application/problem+json',
  'application/pdf',
  XLSX,
  'text/vtt; charset=utf-8',
  'text/csv',
  'video/webm',
  'image/webp',
])('the content type %s is kept, because it is data', (type) => {
  expect(dataType(type, '/rbsmbl/x')).toBe(type);
});

it.each([
  null,
  '',
  'text/javascript',
  'application/javascript; charset=utf-8',
  'Application/X-JavaScript',
  'text/css',
  'text/html',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/xml',
  'application/wasm',
  'application/manifest+jsonp',
  'application/json, text/javascript',
  'text/plain x',
])('the content type %j becomes a download', (type) => {
  expect(dataType(type, '/rbsmbl/x')).toBe('application/octet-stream');
});

it('a response for the chat window keeps the content type text/html', () => {
  expect(dataType('text/html; charset=utf-8', '/sxesvc/chat/window')).toBe('text/html; charset=utf-8');
});
