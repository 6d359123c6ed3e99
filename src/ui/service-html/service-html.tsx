import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import styles from './service-html.css?inline';

/** HTML of a service, which is in English, sanitized (decisions/messages#service-html-has-one-door). For deferred views only, because it loads DOMPurify. */
export function ServiceHtml({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useInsertionEffect(() => adoptStyles(styles), []);
  // Nodes, not a text: React could only write a text into `innerHTML`, which Trusted Types refuse.
  useLayoutEffect(() => host.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div className="service-html" {...inEnglish()} ref={host} />;
}
