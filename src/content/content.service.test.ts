import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireHttp } from '../lib/http/http.ts';
import { fetchContent } from './content.service.ts';
import { $content, $contentState, clearContent } from './content.store.ts';
import { loadContent } from './load-content.ts';

const user = { brand: 'b', relationshipCode: '18', spendingAccountExists: false };
const { signal } = new AbortController();
let requests: Request[];

function respond(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(Response.json(body, { status }));
  });
}

beforeEach(() => {
  requests = [];
  wireHttp({
    host: () => 'localhost',
    serviceHosts: () => ({ local: 'http://services.invalid' }),
    cache: () => null,
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('document', { querySelectorAll: () => [], documentElement: { dataset: {}, lang: 'en' } });
  vi.stubGlobal('window', {
    sessionStorage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  });
  clearContent();
});

describe('a content request', () => {
  it.each([
    ['payload.ContentResponse', { payload: { ContentResponse: [{ name: 'A', value: 'x' }] } }],
    ['contentResponse', { contentResponse: [{ name: 'A', value: 'x' }] }],
  ])('accepts a response with texts in %s', async (_where, body) => {
    respond(body);
    expect(await fetchContent(user, { names: ['A'] }, signal)).toEqual([{ name: 'A', value: 'x' }]);
    expect(requests[0]?.method).toBe('POST');
  });

  it('is not sent if an argument is missing', async () => {
    respond({});
    await expect(fetchContent(null, { names: ['A'] }, signal)).rejects.toThrow('Missing user argument.');
    await expect(fetchContent(user, null, signal)).rejects.toThrow('Missing content argument.');
    expect(requests).toEqual([]);
  });

  it.each([
    ['500', () => respond({}, 500)],
    ['another shape', () => respond({ payload: 7 })],
  ])('resolves with empty content and stores the failure after %s', async (_case, fail) => {
    fail();
    await loadContent(user);
    expect($content.get()).toEqual([]);
    expect($contentState.get().state).toBe('failed');
  });

  it('keeps the texts of the response if session storage is full', async () => {
    respond({ contentResponse: [{ name: 'A', value: 'x' }] });
    vi.spyOn(window.sessionStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await loadContent(user);
    expect($content.get()).toEqual([{ name: 'A', value: 'x' }]);
  });
});
