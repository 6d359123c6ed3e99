import { describe, expect, it } from 'vitest';
import { shownEntries } from './help.rules.ts';

const entry = (id: string, url: string) => ({ id, url, label: id, description: '' });
const shown = (url: string, hasChat = false, id = 'x') =>
  shownEntries([entry(id, url)], hasChat).length === 1;

describe('shownEntries', () => {
  it.each([
    ['/faqs/', true],
    ['/msg/#!/contact-us', true],
    ['#/claims/messageCenter', true],
    ['https://help.example/', true],
    ['//elsewhere.example/', false],
    ['http://help.example/', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['', false],
    ['/a b', false],
  ])('with the address %j, shows the entry: %s', (url, expected) => {
    expect(shown(url)).toBe(expected);
  });

  it('shows the chat entry if and only if the brand has chat, whatever the address of the entry', () => {
    expect([shown('#chat', true, 'chat'), shown('#chat', false, 'chat')]).toEqual([true, false]);
  });

  it('keeps the entries in the order in which the service lists them', () => {
    const entries = [entry('b', '/b/'), entry('chat', '#chat'), entry('a', '/a/')];
    expect(shownEntries(entries, false).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(shownEntries(entries, true).map(({ id }) => id)).toEqual(['b', 'chat', 'a']);
  });
});
