/** Groups a site's paths by how a server handles them. nginx uses the same expressions (scripts/deploy/nginx). */

/** Matches host configuration files and compressed copies, which visitors cannot request by name. */
export const PRIVATE = /^\/_(headers|redirects)$|\.(br|gz)$/;
/** Files that are never opened as documents, so they do not need the kilobyte of document headers. */
export const SUBRESOURCE = /\.(js|css|woff2)$/;
/** Matches paths that get the Spanish 404 page, as on static hosts, which serve the nearest 404 page. */
export const SPANISH = /^\/es(?=\/)/;
/**
 * Matches paths with a double slash or a backslash. No page has such a path, and browsers read a leading double slash
 * as the start of a host.
 */
export const NO_PATH = /\/\/|\\/;
