/** The local server: serves sites by Host header, the directory page, and the services. */
import { serve, type ServerType } from '@hono/node-server';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:https';
import { dirname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import { readPublishErrors, type PublishError } from '../../src/renderer/publish/publish-errors.ts';
import type { SiteEntry } from '../../src/renderer/publish/site-index.ts';
import { logError } from '../../stubs/sandbox/http/error-log.ts';
import type { TileSite } from './directory/brand-filter.rules.ts';
import { pictureCode } from './directory/picture.ts';
import { publishedPictures, type Pictures } from './directory/published-pictures.ts';
import { DIRECTORY_POLICY, directoryPage } from './directory/directory-page.ts';
import { warnIfUnreachable } from './forwarding/failure-log.ts';
import { SiteMissingError } from './host-rules.ts';
import { brandOfAddress, hostMeaning, localAddress } from './hosts.ts';
import { ERROR_HEADERS, refuseLine } from './plain-errors.ts';
import { PREVIEW_POLICY } from './preview/preview-frame.ts';
import type { SavedFiles } from './preview/saved-files.ts';
import { siteIndexReader } from './site-index.ts';
import { refusedLine } from './request-line.ts';
import type { ServerSettings } from './server-settings.ts';
import { openServices, type Services } from './services.ts';
import type { SiteEnv } from './site-env.ts';
import { addSiteRoutes } from './site-routes.ts';
import { visitorAddress } from './visitor-address.ts';

const DIRECTORY_HEADERS = { ...ERROR_HEADERS, 'Content-Security-Policy': DIRECTORY_POLICY };

const PREVIEW_HEADERS = { ...DIRECTORY_HEADERS, 'Content-Security-Policy': PREVIEW_POLICY };

/** Longer than clients keep an idle connection open, so that no client sends a request while the server closes it. */
const KEEP_ALIVE_MS = 75_000;

/** How long a stopping server waits for requests to real services, such as a payment. New requests are refused meanwhile. */
const STOP_MS = 30_000;
const IDLE_CHECK_MS = 100;

interface PortalServerOptions {
  /** Project folder, which contains the sites in dist/. */
  root: string;
  port: number;
  /** The sandbox's database file, or `:memory:`. */
  databaseFile: string;
  /** Without settings, the server uses the sandbox. */
  settings?: ServerSettings;
  /** Key and certificate as PEM text, to serve https. */
  tls?: { key: string; cert: string };
}

interface BrandLists {
  sites: () => readonly SiteEntry[];
  /** Errors of brands that could not be published. */
  errors: () => readonly PublishError[];
  /** Tiles of brands with errors, by brand code. The site list does not contain these brands. */
  drafts?: () => ReadonlyMap<string, TileSite>;
}

function errorResponse(error: Error, c: Context<SiteEnv>): Response {
  if (error instanceof SiteMissingError) {
    console.error(error.message);
    return c.text(error.message, 503, ERROR_HEADERS);
  }
  logError(error);
  return c.text('The server could not answer this request.', 500, ERROR_HEADERS);
}

async function inventedResponse(c: Context<SiteEnv>, root: string, host: string): Promise<Response | null> {
  // Imported on demand, like the previews, because a server that only serves sites does not need the brand reader.
  const { inventedSitePage, INVENTED_SITE_POLICY: policy } = await import('./invented-site.ts');
  const page = inventedSitePage(root, host);
  return page ? c.html(page, 200, { ...ERROR_HEADERS, 'Content-Security-Policy': policy }) : null;
}

/** Responds to requests for a brand's picture in the directory, or for a file that a picture uses. */
async function pictureResponse(
  c: Context<SiteEnv>,
  sites: readonly SiteEntry[],
  pictures: Pictures,
): Promise<Response | null> {
  const file = await pictures.fileOf(c);
  if (file) return file;
  const pictured = pictureCode(c.req.path);
  const site = sites.find(({ code }) => code === pictured);
  const picture = site && (await pictures.read(site));
  if (!picture) return null;
  return c.html(picture.page, 200, { ...DIRECTORY_HEADERS, 'Content-Security-Policy': picture.policy });
}

async function previewResponse(
  c: Context<SiteEnv>,
  root: string,
  saves: SavedFiles | undefined,
): Promise<Response | null> {
  if (!c.req.path.startsWith('/preview/')) return null;
  // Imported on demand, because a server that only serves sites does not need the brand reader.
  const { previewPage } = await import('./preview/preview-pages.ts');
  const preview = previewPage(root, c.req.path, saves?.count());
  return preview ? c.html(preview, 200, PREVIEW_HEADERS) : null;
}

/**
 * Routes service calls; on unknown hosts they get 421. Page requests on a brand's host go on to the next handler, with
 * the brand's domain set. Hosts that belong to no brand get the directory, except with real services
 * (decisions/services#no-sandbox-in-production).
 * @param root project folder, whose brand files the preview pages show
 * @param saves source of events for CHANGES_PATH; undefined if it is not served
 */
export function directoryApp(
  root: string,
  brands: BrandLists,
  port: number,
  services: Services,
  pictures: Pictures,
  saves?: SavedFiles,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.onError(errorResponse);
  app.use(async (c, next) => {
    const host = c.req.header('host') ?? '';
    const sites = brands.sites();
    const meaning = hostMeaning(host, sites);
    if (meaning.kind === 'brand') c.set('domain', meaning.domain);
    const isServed = services.owns(c.req.path);
    if (isServed && meaning.kind !== 'brand' && meaning.kind !== 'directory')
      return refuseLine(421, 'UNKNOWN-HOST');
    if (isServed && (meaning.kind === 'brand' || services.isSandbox)) return services.respond(c, next);
    if (meaning.kind === 'brand') return next();
    const address = new URL(c.req.url);
    if (services.scheme) address.protocol = services.scheme;
    if (!services.isSandbox) {
      const site = meaning.kind === 'directory' && !isServed && brandOfAddress(address, sites);
      return site ? c.redirect(site, 302) : c.text('Not found', 404, ERROR_HEADERS);
    }
    if (meaning.kind === 'invented') {
      const invented = await inventedResponse(c, root, meaning.host);
      if (invented) return invented;
    }
    const chosen =
      meaning.kind === 'brand-domain'
        ? localAddress(meaning.code, address)
        : meaning.kind === 'directory' && brandOfAddress(address, sites);
    if (chosen) return c.redirect(chosen, 302);
    if (meaning.kind === 'directory') {
      const response = (await pictureResponse(c, sites, pictures)) ?? (await previewResponse(c, root, saves));
      if (response) return response;
    }
    const isDirectory = meaning.kind === 'directory' && c.req.path === '/';
    const unknown = meaning.kind === 'directory' ? {} : { unknownHost: host };
    const page = directoryPage({
      sites,
      errors: brands.errors(),
      drafts: brands.drafts?.() ?? new Map(),
      isLive: saves !== undefined,
      people: services.people,
      faults: services.faults(),
      switches: services.switches(),
      outbox: services.outbox(),
      port,
      // Only the bare host serves pictures.
      pictureOf: (entry) => (meaning.kind === 'directory' ? pictures.stateOf(entry) : 'none'),
      query: new URL(c.req.url).searchParams,
      ...unknown,
    });
    return c.html(page, isDirectory ? 200 : 404, DIRECTORY_HEADERS);
  });
  return app;
}

/** The complete app of `npm start`. Tests call it without a port. */
export function portalApp(root: string, port: number, services: Services): Hono<SiteEnv> {
  const brands = { sites: siteIndexReader(root), errors: () => readPublishErrors(root) };
  const pictures = publishedPictures(join(root, 'dist'));
  const app = directoryApp(root, brands, port, services, pictures);
  addSiteRoutes(app, join(root, 'dist'), { stubMode: services.isSandbox });
  return app;
}

/** Closes the server when its requests have ended, or after `waitMs`. */
async function close(server: ServerType, waitMs: number): Promise<void> {
  const isHttp = 'closeAllConnections' in server;
  const idle = setInterval(() => isHttp && server.closeIdleConnections(), IDLE_CHECK_MS);
  const limit = setTimeout(() => isHttp && server.closeAllConnections(), waitMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
}

/**
 * Listens on this machine only.
 * @returns a function that stops the server. With real services, it waits up to STOP_MS for requests in flight.
 *   With the sandbox, it does not wait, because the sandbox may hold a response without end
 */
export async function startPortalServer({
  root,
  port,
  databaseFile,
  settings,
  tls,
}: PortalServerOptions): Promise<() => Promise<void>> {
  if (databaseFile !== ':memory:') mkdirSync(dirname(databaseFile), { recursive: true });
  const services = openServices(databaseFile, settings);
  const app = portalApp(root, port, services);
  const scheme = settings?.scheme ?? (tls ? 'https' : 'http');
  const server = serve({
    fetch: (request, env) =>
      refusedLine(env.incoming, scheme, settings?.port) ??
      app.fetch(request, { ...env, visitor: visitorAddress(env.incoming, settings?.proxy ?? null) }),
    port,
    hostname: '127.0.0.1',
    serverOptions: { keepAliveTimeout: KEEP_ALIVE_MS, ...tls },
    ...(tls ? { createServer } : {}),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  if (settings?.services) warnIfUnreachable(settings.services.origin);
  return async () => {
    services.close();
    await close(server, settings?.services ? STOP_MS : 0);
  };
}
