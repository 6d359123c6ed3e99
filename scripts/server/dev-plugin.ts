/** Vite plugin for `npm run dev`: serves the directory page and the services, and reloads pages when brand files change. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { brandCodes, readBrands, readBrandStates, brandLayers } from '../../src/brand/read-brands.ts';
import { fileErrors } from '../../src/renderer/publish/file-errors.ts';
import { PORTALS_FILE, portalsFile } from '../../src/renderer/publish/portals-file.ts';
import { siteEntry } from '../../src/renderer/publish/site-index.ts';
import { devPictures, isPictureFont } from './directory/dev-pictures.ts';
import { CHANGES_PATH } from './preview/preview-script.ts';
import { savedFiles, type SavedFiles } from './preview/saved-files.ts';
import { directoryApp } from './portal-server.ts';
import { refusedLine } from './request-line.ts';
import type { Services } from './services.ts';
import type { SiteEnv } from './site-env.ts';
import type { ServerResponse, IncomingMessage } from 'node:http';
import { siteOfHost } from '../../src/renderer/dev/dev-site.ts';
import { FOLDER } from '../../stubs/mode/canned-file.ts';
import { HEAD, HEAD_WITH_SCRIPT, namesMode, SET_COOKIE, wantsScript } from '../stub-mode/pages.ts';
import { addStubFiles } from './stub-pages.ts';
import { draftBrand } from '../../src/brand/resolve/resolve-brand.ts';
import type { Theme } from '../../src/brand/brand.schema.ts';
import { resolveLayers } from '../../src/brand/resolve/layers.ts';
import { lightScheme } from '../../src/brand/theme/theme.ts';
import { capabilitiesOf } from '../../src/renderer/render/site-capabilities.ts';
import type { TileSite } from './directory/brand-filter.rules.ts';

/** The value as text for a brand's tile; '' if it is not a string, as can happen in a brand with errors. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function colorsOf(theme: Theme | undefined): Record<string, string> {
  if (!theme) return {};
  const { primary, accent, ink, warm, cool } = lightScheme(theme);
  return { primary, accent, ink, warm, cool };
}

/**
 * @returns null if a file cannot be parsed, because the tile would otherwise show values of other layers
 * (decisions/brands#previews-of-brands-with-errors)
 */
function draftSite(root: string, code: string): TileSite | null {
  try {
    const sources = brandLayers(root, code);
    const { brand, theme } = draftBrand(code, sources);
    if (sources.some(({ errors }) => errors.length > 0)) return null;
    const { name, prismBrandCode, domain, brandState, sharedBrandCode } = resolveLayers(
      sources.map(({ data }) => data),
    );
    return {
      code,
      number: typeof prismBrandCode === 'number' ? prismBrandCode : null,
      name: textOf(name) || code,
      domain: textOf(domain),
      state: textOf(brandState),
      family: textOf(sharedBrandCode),
      logo: '',
      colors: colorsOf(theme),
      capabilities: brand ? capabilitiesOf(brand) : [],
    };
  } catch {
    return null; // a folder without a brand record
  }
}

/** Tiles by brand code. @param codes codes of brands with errors */
export const brokenDrafts = (root: string, codes: readonly string[]): Map<string, TileSite> =>
  new Map(
    codes.flatMap((code) => {
      const site = draftSite(root, code);
      return site ? [[code, site] as const] : [];
    }),
  );

/** Whether a path is a file of stub mode: a canned response or the script that is injected into pages. */
const isStubFile = (path: string): boolean => path.startsWith(`${FOLDER}/`);

function stubFiles(): Hono {
  const app = new Hono();
  addStubFiles(app);
  return app;
}

function scripted(chunk: unknown): Buffer {
  const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk as Uint8Array);
  const at = bytes.indexOf(HEAD);
  if (at < 0) return bytes;
  return Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from(HEAD_WITH_SCRIPT),
    bytes.subarray(at + HEAD.length),
  ]);
}

/** Injects the script into the page if the browser is in stub mode. */
function scriptPage({ headers, url = '/' }: IncomingMessage, response: ServerResponse): void {
  const { search } = new URL(url, 'http://localhost');
  if (!headers.accept?.includes('text/html') || !wantsScript(search, headers.cookie ?? '')) return;
  if (namesMode(search)) response.setHeader('Set-Cookie', SET_COOKIE);
  const write = response.write.bind(response);
  response.write = (chunk: unknown) => write(scripted(chunk));
}

/** Content types of page pictures in dev. When published, pictures are files. */
const TYPES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
};

const isPagePicture = (path: string): boolean => /^\/hashed\/pictures\/[^/]+\.\w+$/.test(path);

/**
 * Sends a picture of a brand's page. Responds with 404 for a brand with errors, whose page shows only the errors.
 * @param host Host header of a brand, with or without port
 */
function sendPicture(root: string, host: string, path: string, response: ServerResponse): void {
  const found = siteOfHost(root, new URL(path, `http://${host}`));
  const pictures = found && 'site' in found ? Object.values(found.site.pictures) : [];
  const picture = pictures.find((candidate) => candidate.path === path);
  response.statusCode = picture ? 200 : 404;
  if (picture) response.setHeader('Content-Type', TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '');
  response.end(picture?.bytes);
}

/** The number of saves that the page has seen, sent by `preview-script.ts`. */
const seenIn = (url: string): number => Number(new URLSearchParams(url.split('?')[1]).get('seen') ?? NaN);

/**
 * Handles service paths, files that Astro cannot serve, and hosts that belong to no brand, such as the directory's.
 * Astro handles everything else.
 */
function middleware(
  root: string,
  port: number,
  services: Services,
  saves: SavedFiles,
): Connect.NextHandleFunction {
  const pathOf = (url: string) => url.split('?')[0] ?? '/';
  const pictures = devPictures(port);
  const served = new Hono<SiteEnv>().all('*', services.respond);
  const stubs = stubFiles();
  const listener = getRequestListener(
    (request, env) => {
      const refused = refusedLine(env.incoming, 'http');
      if (refused) return refused;
      if (services.isSandbox && isStubFile(new URL(request.url).pathname)) return stubs.fetch(request, env);
      // Only the directory needs the brand list, so service calls from a brand's page do not read it.
      const isServed = services.isSandbox && services.owns(new URL(request.url).pathname);
      if (isServed && isBrandHost(root, request.headers.get('host') ?? '')) return served.fetch(request, env);
      const states = readBrandStates(root);
      const sites = states.sites.map(siteEntry);
      const broken = [...states.own.keys()];
      const brands = {
        sites: () => sites,
        errors: () => fileErrors(states, broken),
        drafts: () => brokenDrafts(root, broken),
      };
      return directoryApp(root, brands, port, services, pictures, saves).fetch(request, env);
    },
    { overrideGlobalObjects: false }, // Astro's own code needs the original Response class
  );
  return (request, response, next) => {
    if (refusedLine(request, 'http')) void listener(request, response);
    else if (pathOf(request.url ?? '/') === CHANGES_PATH) saves.follow(response, seenIn(request.url ?? ''));
    else if (isPictureFont(pathOf(request.url ?? '/'))) next();
    else if (pathOf(request.url ?? '/') === `/${PORTALS_FILE}`) {
      response.setHeader('Content-Type', 'application/json');
      response.end(portalsFile(readBrands(root).sites.map(({ brand }) => brand)));
    } else if (
      services.owns(pathOf(request.url ?? '/')) ||
      isStubFile(pathOf(request.url ?? '/')) ||
      !isBrandHost(root, request.headers.host ?? '')
    )
      void listener(request, response);
    else if (isPagePicture(pathOf(request.url ?? '/')))
      sendPicture(root, request.headers.host ?? '', pathOf(request.url ?? '/'), response);
    else {
      if (services.isSandbox) scriptPage(request, response);
      next();
    }
  };
}

/**
 * Compares a host with the folders in `brands/`, not with the valid brands, so that the host of a brand with an error
 * shows that error instead of the directory page.
 */
const isBrandHost = (root: string, host: string): boolean =>
  brandCodes(root).some((code) => host.replace(/:\d+$/, '') === `${code}.localhost`);

/** Reloads open pages and previews when a brand file is saved, added or removed. */
function followBrandFiles(root: string, { watcher, ws }: ViteDevServer, saves: SavedFiles): void {
  const brands = `${root}${sep}brands${sep}`;
  watcher.add(brands);
  watcher.on('all', (_event, file) => {
    if (!file.startsWith(brands)) return;
    ws.send({ type: 'full-reload', path: '*' });
    saves.tell();
  });
}

export const devPlugin = (root: string, port: number, services: Services): Plugin => ({
  name: 'portal-dev',
  enforce: 'post',
  configureServer(server) {
    const saves = savedFiles();
    followBrandFiles(root, server, saves);
    // Puts the handler before Astro's, which would reject addresses without a trailing slash.
    return () => {
      server.middlewares.stack.unshift({ route: '', handle: middleware(root, port, services, saves) });
    };
  },
});
