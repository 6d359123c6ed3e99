/** Path of the site index in the project. Not in `site-index.ts`, because importing that loads the colors of brands. */
export const SITE_INDEX = 'dist/sites.json';
