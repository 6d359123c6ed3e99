/** The minifier keeps selectors that it does not know, and warns on each build. */
import type { Plugin } from 'vite';

/** A selector of Chromium, for the contents of a long page (layouts/text-pages/text-page.css). */
const KNOWN = "'target-current' is not recognized";

export const withoutWarnings = (): Plugin => ({
  name: 'without-warnings',
  apply: 'build',
  configResolved({ logger }) {
    const warn = logger.warn.bind(logger);
    logger.warn = (message, options) => {
      if (!message.includes(KNOWN)) warn(message, options);
    };
  },
});
