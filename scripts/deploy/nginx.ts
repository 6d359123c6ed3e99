/**
 * `npm run deploy:nginx -- --out DIR`: writes the nginx configuration for all published sites. `nginx -c
 * DIR/nginx.conf` serves them. `--help` lists the settings (docs/operating.md).
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { nginxFiles } from './nginx/config.ts';
import { HELP, readOptions } from './nginx/read-options.ts';
import { readSites } from './nginx/read-sites.ts';
import { replaceFiles } from './nginx/replace-files.ts';

const root = resolve(import.meta.dirname, '../..');

async function write(): Promise<string> {
  const options = readOptions(process.argv.slice(2), root);
  if (options === null) return HELP;
  const { out, settings } = options;
  const sites = readSites(root);
  replaceFiles(out, await nginxFiles(settings, sites));
  const elsewhere = existsSync(settings.dist)
    ? ''
    : `\n${settings.dist} is not on this machine: nginx must find the sites there.`;
  return `${sites.length} sites in ${join(out, 'nginx.conf')}. Check it with nginx -t, then reload nginx.${elsewhere}`;
}

try {
  console.info(await write());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
