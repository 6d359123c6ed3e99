import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatAvailability } from '../../../src/features/chat/chat.schema.ts';
import { CHAT_WINDOW } from './chat-page.ts';
import { NOON, openSandbox } from '../sandbox.fixture.ts';

const { ask, app, clock } = openSandbox();
const AVAILABLE = '/sxesvc/x-services/chat/availability?code=PBS&entryPoint=A';

async function availability() {
  const response = await ask('GET', AVAILABLE);
  const { available, nextOpen } = v.parse(chatAvailability.response, await response.json());
  return { available, nextOpen, cookie: response.headers.get('Set-Cookie') };
}
const turn = (body: object) => ask('POST', '/sandbox/chat', body);

describe('POST /sandbox/chat', () => {
  it('opens or closes the chat at any hour, and sets the flag in the chat cookie', async () => {
    clock.now = NOON + 48 * 3_600_000; // Saturday, when the chat is closed
    expect(await availability()).toMatchObject({
      available: false,
      cookie: expect.stringMatching(/liveChat=Y/),
    });
    await turn({ code: 'PBS', open: true });
    expect(await availability()).toMatchObject({ available: true, nextOpen: '' });
    await turn({ code: 'PBS', open: false, flag: 'N' });
    clock.now = NOON;
    expect(await availability()).toMatchObject({
      available: false,
      cookie: expect.stringMatching(/liveChat=N/),
    });
    await turn({ code: 'PBS' });
    expect((await availability()).available).toBe(true);
  });

  it('returns 404 for an unknown chat, and 400 for an invalid body', async () => {
    expect((await turn({ code: 'NONE', open: true })).status).toBe(404);
    expect((await turn({ code: 'PBS', open: 'yes' })).status).toBe(400);
  });
});

describe('the chat window', () => {
  const post = (path: string, message: string) =>
    app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://localhost' },
      body: new URLSearchParams({ message }).toString(),
    });

  it('escapes the parameters that it shows', async () => {
    const query = new URLSearchParams({ entryPoint: 'A', template: 'PBS', referer: 'https://a/<b>"' });
    const page = await (await ask('GET', `${CHAT_WINDOW}?${query.toString()}`)).text();
    expect(page).toContain('https://a/&lt;b&gt;&quot;');
    expect(page).toContain('<dd>PBS</dd>');
    expect(page).not.toContain('<b>"');
  });

  it('replies to each message, and stores the conversation', async () => {
    const first = await post(`${CHAT_WINDOW}?entryPoint=A&template=PBS`, 'Is <this> you?');
    expect(first.status).toBe(303);
    const address = first.headers.get('Location') ?? '';
    await post(address, 'Thank you');
    const page = await (await ask('GET', address)).text();
    for (const said of ['Is &lt;this&gt; you?', 'Thank you', 'You wrote: “Thank you”'])
      expect(page).toContain(said);
  });

  it('refuses an unknown chat and an empty message', async () => {
    expect((await ask('GET', `${CHAT_WINDOW}?entryPoint=B&template=PBS`)).status).toBe(404);
    expect((await ask('GET', CHAT_WINDOW)).status).toBe(404);
    expect((await post(`${CHAT_WINDOW}?entryPoint=A&template=PBS`, '  ')).status).toBe(400);
  });
});
