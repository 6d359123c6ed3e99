/** Hono environment of the site routes. A middleware sets the domain from the Host header. */
export interface SiteEnv {
  Variables: { domain: string };
}
