/** Turns HTML from a service into DOM nodes that run no script, load nothing and link only to safe URLs (decisions/messages#service-html-has-one-door). */
import DOMPurify, { type Config } from 'dompurify';
import { once } from '../../lib/page/once.ts';
import { keepAllowedAttributes } from './kept-attributes.rules.ts';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './service-html.rules.ts';
import { replaceHeadings, replaceLinks, replacePictures } from './service-html-parts.ts';

/** Name of the Trusted Types policy. Must be the same as in the content security policy (`astro.config.mjs`). */
const POLICY = 'service-html';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string; createScriptURL(): never }): Policy;
}

const isPolicyFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

function createPolicy(): Policy | undefined {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return undefined;
  return factory.createPolicy(POLICY, {
    // Returning HTML unchanged is safe, because only DOMPurify uses this policy. The document into which DOMPurify
    // parses the HTML runs nothing and loads nothing.
    createHTML: (html) => html,
    createScriptURL() {
      throw new TypeError('HTML of a service has no scripts');
    },
  });
}

type FragmentConfig = Config & { RETURN_DOM_FRAGMENT: true };

const configured = once((): FragmentConfig => ({
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  RETURN_DOM_FRAGMENT: true,
  TRUSTED_TYPES_POLICY: createPolicy(),
}));

/**
 * Sanitizes HTML. Unsafe links become text, other sites open in a new tab, and no picture is requested before a press.
 * Insert the nodes themselves. After being serialized to HTML and parsed again, they might not be safe.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  // In an unsupported browser, DOMPurify returns its input unchanged.
  if (!DOMPurify.isSupported) throw new Error('this browser cannot sanitize HTML');
  // A frameset is ignored after `<body>`. Without `<body>` it would replace the body, and DOMPurify would return null.
  const fragment = DOMPurify.sanitize(`<body>${keepAllowedAttributes(html)}`, configured());
  replacePictures(fragment);
  replaceLinks(fragment);
  replaceHeadings(fragment);
  return fragment;
}
