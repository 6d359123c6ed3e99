/** The routes of the chat provider: availability, the chat window, and a control for tests (spec 000 §2 Footer, 001 §7). */
import { randomUUID } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Brand } from '../../../src/brand/brand.schema.ts';
import type { OpenHours } from '../../../src/brand/hours/hours.rules.ts';
import { isOpenAt } from '../../../src/brand/hours/open-at.rules.ts';
import { CHAT_COOKIE, CHAT_HOURS_TEXT, chatHours } from '../../../src/features/chat/chat.rules.ts';
import { chatAvailability } from '../../../src/features/chat/chat.schema.ts';
import { tryParse, readBody, refuse } from '../http/requests.ts';
import { allBrands } from '../brand-records.ts';
import { chatPage, CHAT_WINDOW } from './chat-page.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { serveCall } from '../serve-call.ts';

const HALF_HOUR_MS = 1_800_000;
const HALF_HOURS_OF_A_WEEK = 7 * 48;
/** Kind of stored state: chat settings, keyed by chat code. */
const TURNED = 'chat-turned';
/** Kind of stored state: chat messages, keyed by conversation. */
const WRITTEN = 'chat';

/**
 * Body of POST /sandbox/chat: `open` overrides the chat hours, and `flag` is the value of the chat cookie. Missing
 * fields restore the defaults.
 */
const turned = v.object({
  open: v.optional(v.boolean()),
  flag: v.optional(v.picklist(['Y', 'N'])),
});
const turnRequest = v.object({ code: v.string(), ...turned.entries });

const parameters = v.object({
  entryPoint: v.string(),
  template: v.string(),
  referer: v.optional(v.string(), ''),
  conversation: v.optional(v.pipe(v.string(), v.uuid())),
});
const message = v.object({ message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)) });

/** When the chat opens next, in ISO 8601. Opening times are on the hour or half hour. */
function nextOpening(hours: OpenHours, now: number): string {
  const next = Math.ceil(now / HALF_HOUR_MS) * HALF_HOUR_MS;
  const moments = Array.from(
    { length: HALF_HOURS_OF_A_WEEK },
    (_, step) => new Date(next + step * HALF_HOUR_MS),
  );
  return moments.find((moment) => isOpenAt(hours, moment))?.toISOString() ?? '';
}

/**
 * The first brand with this chat code and entry point. Brands with the same code have the same time zone, so their chat
 * hours are the same.
 */
const brandWith = (code: string, entry: string): Brand | undefined =>
  [...allBrands().values()].find(({ chat }) => chat.code === code && chat.entry === entry);

export function chatRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, chatAvailability, ({ c, query }) => {
    const brand = brandWith(query.code, query.entryPoint);
    if (!brand) return refuse(404, 'NO-SUCH-CHAT');
    const hours = chatHours(brand.timeZone);
    const { open, flag = 'Y' } = services.state.get('', TURNED, query.code, turned) ?? {};
    const available = open ?? isOpenAt(hours, new Date(services.now()));
    setCookie(c, CHAT_COOKIE, flag, { path: '/', sameSite: 'Lax' });
    const nextOpen = available ? '' : nextOpening(hours, services.now());
    return { payload: { available, hours: CHAT_HOURS_TEXT, nextOpen } };
  });

  routes.get(CHAT_WINDOW, (c) => {
    const requested = tryParse(parameters, c.req.query());
    if (!requested || !brandWith(requested.template, requested.entryPoint))
      return refuse(404, 'NO-SUCH-CHAT');
    const written = services.state.get('', WRITTEN, requested.conversation ?? '', v.array(v.string())) ?? [];
    return c.html(chatPage(requested, written));
  });

  /** Stores a message, then redirects to the window, so that a reload does not send the message again. */
  routes.post(CHAT_WINDOW, async (c) => {
    const requested = tryParse(parameters, c.req.query());
    const sent = tryParse(message, await c.req.parseBody());
    if (!requested || !sent) return refuse(400, 'BAD-REQUEST');
    const { conversation = randomUUID(), ...rest } = requested;
    const before = services.state.get('', WRITTEN, conversation, v.array(v.string())) ?? [];
    services.state.set('', WRITTEN, conversation, [...before, sent.message]);
    const query = new URLSearchParams({ ...rest, conversation });
    return c.redirect(`${CHAT_WINDOW}?${query.toString()}`, 303);
  });

  routes.post('/sandbox/chat', async (c) => {
    const request = await readBody(c, turnRequest);
    if (!request) return refuse(400, 'BAD-REQUEST');
    const { code, ...rest } = request;
    if (![...allBrands().values()].some(({ chat }) => chat.code === code)) return refuse(404, 'NO-SUCH-CHAT');
    services.state.set('', TURNED, code, rest);
    return c.json({ turned: code });
  });

  return routes;
}
