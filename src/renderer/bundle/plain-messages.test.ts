import { describe, expect, it } from 'vitest';
import { PlainHeaders, PlainRequest, PlainResponse } from './plain-messages.ts';

const both = { PlainHeaders, 'Headers of Node': Headers };

describe.each(Object.entries(both))('%s', (_, Kind) => {
  it('ignores the case of names, joins repeated values and sorts by name', () => {
    const headers = new Kind({ 'X-Two': ' b ', 'Content-Type': 'text/html' });
    headers.append('x-two', 'c');
    headers.set('Content-Length', '3');
    headers.delete('CONTENT-TYPE');
    expect([...headers]).toEqual([
      ['content-length', '3'],
      ['x-two', 'b, c'],
    ]);
    expect([headers.get('X-TWO'), headers.get('content-type'), headers.has('X-two')]).toEqual([
      'b, c',
      null,
      true,
    ]);
    expect([...new Kind([...headers])]).toEqual([...headers]);
    expect([...new Kind([['A', '1']])]).toEqual([['a', '1']]);
  });
});

it('PlainRequest has the same URL, method and headers as Node’s Request', () => {
  const url = new URL('https://a.example/login/?a=b c');
  const [ours, nodes] = [new PlainRequest(url), new Request(url)];
  expect([ours.url, ours.method, [...ours.headers]]).toEqual([nodes.url, nodes.method, [...nodes.headers]]);
});

describe.each([
  ['a text', 'naïve “quotes” 🙂'],
  ['bytes', new TextEncoder().encode('naïve 🙂')],
  ['nothing', null],
])('PlainResponse, if its body is %s,', (_, body) => {
  it.each([[{}], [{ status: 404, statusText: 'Not Found', headers: { 'X-A': '1' } }]])(
    'has the same properties as Node’s Response',
    async (init) => {
      const [ours, nodes] = [new PlainResponse(body, init), new Response(body, init)];
      expect([ours.status, ours.statusText, ours.headers.get('x-a'), await ours.text()]).toEqual([
        nodes.status,
        nodes.statusText,
        nodes.headers.get('x-a'),
        await nodes.text(),
      ]);
      expect(ours.body === null).toBe(nodes.body === null);
    },
  );
});

it('PlainResponse joins a body that consists of several parts, as in Astro’s error pages', async () => {
  const bytes = new TextEncoder().encode('naïve 🙂');
  const parts = {
    async *[Symbol.asyncIterator]() {
      for (const byte of bytes) yield await Promise.resolve(new Uint8Array([byte]));
    },
  };
  expect(await new PlainResponse(parts).text()).toBe('naïve 🙂');
});
