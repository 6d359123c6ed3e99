/**
 * Makes Astro compute each digest of its content security policy once. It hashes the empty content of a page's external
 * scripts for every page, in a thread of the system that each page then waits for.
 */
import type { Plugin } from 'vite';

const FILE = /\/astro\/dist\/core\/encryption\.js$/;
const START = 'async function generateCspDigest(data, algorithm) {';
const CACHE = `
const cspDigests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  if (!cspDigests.has(key)) cspDigests.set(key, computeCspDigest(data, algorithm));
  return cspDigests.get(key);
}
async function computeCspDigest(data, algorithm) {`;

/** @throws if Astro's file is no longer as expected */
export function cacheDigests(code: string): string {
  if (!code.includes(START)) throw new Error(`Astro's encryption.js has no '${START}'`);
  return code.replace(START, () => CACHE);
}

export const cachedDigests = (): Plugin => ({
  name: 'cached-digests',
  transform: { filter: { id: FILE }, handler: (code) => ({ code: cacheDigests(code), map: null }) },
});
