import { expect, it } from 'vitest';
import { fillBrandLinks } from './render-site.ts';

const BRANDS = [
  { code: 'north', name: 'North & Sons', domain: 'north.example' },
  { code: 'bay', name: 'Bay Health', domain: 'bay.example' },
];

it("fillBrandLinks() inserts a brand's name and domain into a link, and keeps the link's English or Spanish path", () => {
  const html =
    '<li><a data-brand="north" href="/find-your-plan/">north</a></li><li><a data-brand="bay" href="/es/find-your-plan/">bay</a></li>';
  expect(fillBrandLinks(html, BRANDS)).toBe(
    '<li><a href="https://north.example/find-your-plan/">North &amp; Sons</a></li><li><a href="https://bay.example/es/find-your-plan/">Bay Health</a></li>',
  );
});

it('fillBrandLinks() removes a link to a removed brand, and keeps other links', () => {
  const html = '<a data-brand="gone" href="/">gone</a><a href="/about/">About</a>';
  expect(fillBrandLinks(html, BRANDS)).toBe('<a href="/about/">About</a>');
});

it('fillBrandLinks() removes a state if all its brands were removed, and keeps other states', () => {
  const entry = (state: string, ...codes: readonly string[]) =>
    `<div> <dt>${state}</dt> ${codes.map((code) => `<dd> <a data-brand="${code}" href="/">${code}</a> </dd>`).join('')} </div>`;
  const html = `<dl>${entry('Ohio', 'gone', 'lost')}${entry('Iowa', 'gone', 'bay')}</dl>`;
  expect(fillBrandLinks(html, BRANDS)).toBe(
    '<dl><div> <dt>Iowa</dt> <dd> <a href="https://bay.example/">Bay Health</a> </dd> </div></dl>',
  );
});
