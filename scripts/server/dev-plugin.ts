/** Vite plugin of `npm run dev`: the directory page, the services, and reloading when brand files change. */
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { sep } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { brandCodes, readBrands, readBrandStates } from '../../src/brand/read-brands.ts';
import { fileErrors } from '../../src/renderer/publish/file-errors.ts';
import { PORTALS_FILE, portalsFile } from '../../src/renderer/publish/portals-file.ts';
import { siteEntry } from '../../src/renderer/publish/site-index.ts';
import { brokenDrafts } from './directory/broken-drafts.ts';
import { devPictures, isPictureFont } from './directory/dev-pictures.ts';
import { CHANGES_PATH } from './preview/preview-script.ts';
import { savedFiles, type SavedFiles } from './preview/saved-files.ts';
import { directoryApp } from './portal-server.ts';
import { refusedLine } from './request-line.ts';
import type { Services } from './services.ts';
import type { SiteEnv } from './site-env.ts';
import { isPagePicture, sendPicture } from './page-pictures.ts';
import { isStubFile, scriptPage, stubFiles } from './stub-dev.ts';

/** What a page of `preview-script.ts` asks with. */
const seenIn = (url: string): number => Number(new URLSearchParams(url.split('?')[1]).get('seen') ?? NaN);

/** Handles the bare host and service paths; Astro renders everything else. */
function middleware(
  root: string,
  port: number,
  services: Services,
  saves: SavedFiles,
): Connect.NextHandleFunction {
  const pathOf = (url: string) => url.split('?')[0] ?? '/';
  const pictures = devPictures(port);
  const served = new Hono<SiteEnv>().all('*', services.answer);
  const stubs = stubFiles();
  const listener = getRequestListener(
    (request, env) => {
      const refused = refusedLine(env.incoming, 'http');
      if (refused) return refused;
      if (services.isSandbox && isStubFile(new URL(request.url).pathname)) return stubs.fetch(request, env);
      // Only the directory needs the list of brands, so service calls of a brand's page skip reading them all.
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
    { overrideGlobalObjects: false }, // Astro's own code needs the real Response
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

/** Checks the folder, not the record: a brand whose file has an error shows that error instead of the directory. */
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
    // Added last and asked first: Astro refuses addresses without a trailing slash.
    return () => {
      server.middlewares.stack.unshift({ route: '', handle: middleware(root, port, services, saves) });
    };
  },
});
