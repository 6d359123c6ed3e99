import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import styles from './service-html.css?inline';

/** Shows HTML from a service, sanitized and marked as English (decisions/messages#service-html-has-one-door). For deferred views only, because it loads DOMPurify. */
export function ServiceHtml({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useInsertionEffect(() => adoptStyles(styles), []);
  // Inserts nodes, because React could only write a string to `innerHTML`, which Trusted Types block.
  useLayoutEffect(() => host.current?.replaceChildren(sanitizeHtml(html)), [html]);
  return <div className="service-html" {...inEnglish()} ref={host} />;
}
