/** Path of the site index in the project. Not in `site-index.ts`, because that file imports the code for brand colors. */
export const SITE_INDEX = 'dist/sites.json';
