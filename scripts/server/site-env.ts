/** Hono environment of the routes that serve published sites; a middleware sets the domain from the Host header. */
export interface SiteEnv {
  Variables: { domain: string };
}
