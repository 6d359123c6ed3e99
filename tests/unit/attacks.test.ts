// @vitest-environment jsdom
/** Checks that sanitizing every attack leaves only what decisions/messages#service-html-has-one-door allows. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../src/ui/service-html/service-html.rules.ts';
import { sanitizeHtml } from '../../src/ui/service-html/sanitize-html.ts';
import { ATTACK_CLASSES, ATTACKS } from '../../stubs/attacks/attacks.ts';

const SITE = 'https://plan.example';

beforeEach(() => {
  document.documentElement.dataset['sites'] = SITE;
});

/** Tags and attributes that the portal adds to a body, for picture buttons, notes and links that open a tab. */
const OWN_TAGS = ['button'];
const OWN_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  class: /^(html-left-out|html-host|visually-hidden|button html-picture)$/,
  type: /^button$/,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
};
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  href: /^(\/(?![/\\])|#|https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]*(\/|$)|tel:\+?[\d().-]+$|mailto:[^?]+$)/,
  src: /^data:image\/(png|jpeg|gif|webp);base64,/,
};

function wrongAttribute({ name, value }: Attr): boolean {
  const allowed = ADDRESSES[name] ?? OWN_ATTRIBUTES[name];
  return allowed ? !allowed.test(value) : !ALLOWED_ATTRIBUTES.includes(name);
}

function leftOf(attack: string): string[] {
  const root = document.createElement('div');
  root.append(sanitizeHtml(attack));
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    const wrong = [...element.attributes].filter(wrongAttribute).map(({ name, value }) => `${name}=${value}`);
    return isHtml && [...ALLOWED_TAGS, ...OWN_TAGS].includes(tag) ? wrong : [...wrong, `<${tag}>`];
  });
}

describe('sanitizing removes every attack of the class', () => {
  it.each(Object.entries(ATTACK_CLASSES))('%s', (_name, texts) => {
    for (const text of texts) expect(leftOf(text), text).toEqual([]);
  });
});

it('there are at least 150 different attacks', () => {
  expect(ATTACKS.length).toBeGreaterThanOrEqual(150);
  expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
});
