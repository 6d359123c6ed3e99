import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contentInfo, contentLink } from './content.schema.ts';

describe('contentInfo', () => {
  const list = [{ name: 'A', value: '1' }];

  it.each([
    { payload: { ContentResponse: list } },
    { payload: { contentResponse: list } },
    { contentResponse: list },
  ])('accepts %j', (wire) => {
    expect(v.parse(contentInfo.response, wire)).toEqual(list);
  });

  it.each([
    { payload: {} },
    { payload: { contentresponse: list } },
    { payload: { ContentResponse: [{ name: 'A' }] } },
  ])('rejects %j', (wire) => {
    expect(v.is(contentInfo.response, wire)).toBe(false);
  });
});

describe('contentLink', () => {
  it.each([
    ['Member rights|/rights/', { label: 'Member rights', url: '/rights/' }],
    ['Rights|https://rights.example/', { label: 'Rights', url: 'https://rights.example/' }],
    ['Rights', null],
    ['|/rights/', null],
    ['Rights|//elsewhere.example', null],
    ['Rights|javascript:alert(1)', null],
    [undefined, null],
  ])('returns the parsed link, or null if the text is not a link: %s', (value, link) => {
    expect(v.parse(contentLink, value)).toEqual(link);
  });
});
