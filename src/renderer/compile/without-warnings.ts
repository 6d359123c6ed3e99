/** Hides the minifier's warnings about selectors that it does not know but keeps. */
import type { Plugin } from 'vite';

/** Warning about a selector that Chromium supports and `text-page.css` uses for the table of contents of long pages. */
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
