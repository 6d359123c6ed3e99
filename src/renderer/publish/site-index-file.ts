/** Path of the site index in the project. Apart from `site-index.ts`, which loads the colors of brands. */
export const SITE_INDEX = 'dist/sites.json';
