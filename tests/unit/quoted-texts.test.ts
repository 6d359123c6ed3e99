/** Checks that each text that 001 quotes is, word for word, in the catalog of its screen. */
import { describe, expect, it } from 'vitest';
import { brands } from '../../src/brand/brand-groups.fixture.ts';
import { NORTHERN } from '../../src/brand/specified-brands.fixture.ts';
import { contentQuery } from '../../src/content/content-query.rules.ts';
import { CHAT_HOURS_TEXT } from '../../src/features/chat/chat.rules.ts';
import { texts as chat } from '../../src/features/chat/chat.text.ts';
import { showUnread } from '../../src/features/messages/messages.rules.ts';
import type { Message, Messages } from '../../src/lib/text/i18n.ts';
import { QUOTED_TEXTS } from './quoted-texts.ts';

const catalogs = import.meta.glob<{ texts: Messages }>('/src/**/*.text.ts', { eager: true });
const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const onOneLine = (text: string): string => text.replaceAll(/[\t\n]/g, ' ');
const textsOf = (messages: Messages | undefined): string[] =>
  Object.values(messages ?? {})
    .flatMap(formsOf)
    .map(onOneLine);

/** 001 §5 quotes the phone placeholder of these brands, and 001 §9 quotes their customer service hours. */
const northern = brands.filter(({ code }) => NORTHERN.includes(code));

describe("the portal's catalogs contain the text that 001 quotes", () => {
  it.each(QUOTED_TEXTS)('%s', (text, catalog) => {
    expect(textsOf(catalogs[`/src/${catalog}.text.ts`]?.texts)).toContain(text);
  });
});

describe('texts quoted in 001 and assembled by code', () => {
  it("show an unread count above 100 as '100+', and show an unread count of zero as 'no'", () => {
    expect([showUnread(0), showUnread(100), showUnread(101)]).toEqual(['no', '100', '100+']);
  });

  it('include the chat hours, which also appear in the sentence that says the chat is closed', () => {
    expect(CHAT_HOURS_TEXT).toBe('Mon - Fri: 8 a.m. - 6 p.m.');
    expect([chat.hours, chat.closed].filter((text) => text.includes(CHAT_HOURS_TEXT))).toHaveLength(2);
  });

  it('include the errors of a content request', () => {
    const user = { brand: 'x', relationshipCode: '18', spendingAccountExists: false };
    expect(() => contentQuery(null, { names: ['A'] })).toThrow(/^Missing user argument\.$/);
    expect(() => contentQuery(user, null)).toThrow(/^Missing content argument\.$/);
  });
});

describe('texts that 001 quotes for some brands', () => {
  it('are tested on three northern brands', () => {
    expect(northern).toHaveLength(NORTHERN.length);
  });

  it('include the customer service hours of northern brands', () => {
    expect(new Set(northern.map(({ hours: { inSentence } }) => inSentence))).toEqual(
      new Set(['Monday - Friday 8 AM - 8 PM CT']),
    );
  });

  it("include the phone placeholder 'xxx-xxx-xxxx' on northern brands, and 'Phone Number' on other brands", () => {
    expect(brands.filter(({ placeholders: { phone } }) => phone === 'xxx-xxx-xxxx')).toEqual(northern);
    const others = brands.filter((brand) => !northern.includes(brand));
    expect(new Set(others.map(({ placeholders: { phone } }) => phone))).toEqual(new Set(['Phone Number']));
  });

  it("include 'Forms & Resources' on ndbcbs, and this label or 'Educational Material' on other brands", () => {
    expect(new Set(brands.map(({ formsLabel }) => formsLabel))).toEqual(
      new Set(['Educational Material', 'Forms & Resources']),
    );
    expect(brands.find(({ formsLabel }) => formsLabel === 'Forms & Resources')?.code).toBe('ndbcbs');
  });
});
