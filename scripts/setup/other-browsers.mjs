/** Installs Firefox, WebKit and nginx with apt-get. The portal runs without them, so a failure is only reported. */
import { existsSync } from 'node:fs';
import { installPackages, reasonIn, whyNoApt } from './apt.mjs';
import { MINUTE_MS } from './run.mjs';
import { hasWebKit, systemFirefox } from './system-browsers.mjs';

/** Installs a program that is missing. Prints a failure in one line with the program and the reason. */
async function install(name, packages, isThere) {
  if (isThere()) return;
  let reason = whyNoApt();
  if (!reason) {
    console.log(`Installing ${name} (apt-get) …`);
    const { output } = await installPackages(packages, 8 * MINUTE_MS);
    if (isThere()) return;
    reason = reasonIn(output);
  }
  console.error(`No ${name}: ${reason}. Its tests will not run. To run them, install ${packages.join(' ')}.`);
}

export const bringFirefox = () =>
  install('Firefox', ['firefox-esr', 'fonts-liberation'], () => systemFirefox() !== undefined);

export const bringWebKit = () =>
  install('WebKit', ['webkit2gtk-driver', 'xvfb', 'openssl', 'fonts-liberation'], hasWebKit);

export const bringNginx = () =>
  install('nginx', ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'], () =>
    existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  );
