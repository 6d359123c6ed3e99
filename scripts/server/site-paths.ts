/** Paths of a site by what a server does with them; nginx has the same expressions (scripts/deploy/nginx). */

/** Host configuration and compressed copies are never served under their own name. */
export const PRIVATE = /^\/_(headers|redirects)$|\.(br|gz)$/;
/** Never opened as a document: headers for documents would be a kilobyte of each response. */
export const SUBRESOURCE = /\.(js|css|woff2)$/;
/** Static hosts serve the nearest 404 page too. */
export const SPANISH = /^\/es(?=\/)/;
/** No page has such a path, and browsers read a leading double slash as a host. */
export const NO_PATH = /\/\/|\\/;
