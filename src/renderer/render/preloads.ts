/**
 * Lists the member area's files in the login page, so that they load in parallel. `boot.ts` moves the template's links to
 * the head on a signed-in member's page, and imports the file of the early reads; the sign-in form moves them too.
 */
import { statSync } from 'node:fs';
import { MEMBER_PRELOADS } from '../../lib/page/member-preloads.ts';
import type { Assets } from './assets.ts';

const START = `<template id="${MEMBER_PRELOADS}"`;
const TEMPLATE = new RegExp(`(?<start>${START}[^>]*)></template>`);
const MEMBER_ISLAND =
  /<astro-island[^>]*component-url="(?<component>[^"]+)"[^>]*renderer-url="(?<renderer>[^"]+)"[^>]*client="signed-in"/;
/** The default view's chunk, if it has one; Astro names chunks after their module. */
const DEFAULT_VIEW = /\/activity-summary\.island\.[^/]+\.js$/;
const EARLY_READS = /\/early-reads\.[^/]+\.js$/;

/** Largest first: a browser sends a few requests at a time. */
const bySize = (paths: Iterable<string>, assets: Assets): string[] => {
  const sizes = new Map([...paths].sort().map((path) => [path, statSync(assets.file(path)).size]));
  return [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
};

interface MemberFiles {
  links: string;
  early: string | undefined;
}

/** By island: all brands have the same files. */
const cache = new WeakMap<Assets, Map<string, MemberFiles>>();

function memberFiles(assets: Assets, component: string, renderer: string): MemberFiles {
  const lists = cache.get(assets) ?? new Map<string, MemberFiles>();
  cache.set(assets, lists);
  const key = `${component} ${renderer}`;
  const listed = lists.get(key);
  if (listed) return listed;
  const view = [...assets.paths].filter((path) => DEFAULT_VIEW.test(path));
  const early = [...assets.paths].find((path) => EARLY_READS.test(path));
  // First come the early reads, their own file before its imports: HTTP/1.1 loads six files at a time.
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
