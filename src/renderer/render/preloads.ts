/**
 * Writes preload links for the member area's files into a template in the login page, so that the files load in parallel. If a member
 * is signed in, `boot.ts` moves the links to the head and imports the file for early requests. The sign-in form moves the links too.
 */
import { statSync } from 'node:fs';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import type { Assets } from './assets.ts';

const START = `<template id="${MEMBER_PRELOADS}"`;
const TEMPLATE = new RegExp(`(?<start>${START}[^>]*)></template>`);
const MEMBER_ISLAND =
  /<astro-island[^>]*component-url="(?<component>[^"]+)"[^>]*renderer-url="(?<renderer>[^"]+)"[^>]*client="signed-in"/;
/** Matches the chunk of the default view, if there is one. Astro names chunks after their module. */
const DEFAULT_VIEW = /\/activity-summary\.island\.[^/]+\.js$/;
const EARLY_READS = /\/early-reads\.[^/]+\.js$/;

/** Sorts files by size, the largest first, because a browser sends only a few requests at a time. */
const bySize = (paths: Iterable<string>, assets: Assets): string[] => {
  const sizes = new Map([...paths].sort().map((path) => [path, statSync(assets.file(path)).size]));
  return [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
};

interface MemberFiles {
  links: string;
  early: string | undefined;
}

/** Cached by island and not by brand, because all brands have the same files. */
const cache = new WeakMap<Assets, Map<string, MemberFiles>>();

function memberFiles(assets: Assets, component: string, renderer: string): MemberFiles {
  const lists = cache.get(assets) ?? new Map<string, MemberFiles>();
  cache.set(assets, lists);
  const key = `${component} ${renderer}`;
  const listed = lists.get(key);
  if (listed) return listed;
  const view = [...assets.paths].filter((path) => DEFAULT_VIEW.test(path));
  const early = [...assets.paths].find((path) => EARLY_READS.test(path));
  // The file for early requests comes first, before its imports, because HTTP/1.1 loads only six files at a time.
  const first = early === undefined ? [] : [early, ...[...assets.staticImports([early])].sort()];
  const rest = bySize(assets.staticImports([component, renderer, ...view]), assets);
  const all = [...new Set([...first, ...rest])];
  const files = { links: all.map((path) => `<link rel="modulepreload" href="${path}">`).join(''), early };
  lists.set(key, files);
  return files;
}

export function fillPreloads(html: string, assets: Assets): string {
  const template = html.includes(START) ? TEMPLATE.exec(html) : null;
  const island = template && MEMBER_ISLAND.exec(html);
  if (!island) return html;
  const { component = '', renderer = '' } = island.groups ?? {};
  const { links, early } = memberFiles(assets, component, renderer);
  const attribute = early === undefined ? '' : ` data-early="${early}"`;
  return html.replace(TEMPLATE, (_, start: string) => `${start}${attribute}>${links}</template>`);
}
