/** Brings Firefox and WebKit from the system's packages. Neither is needed to run the portal, so that a failure only warns. */
import { installPackages, whyNoApt } from './apt.mjs';
import { MINUTE_MS } from './run.mjs';
import { hasWebKit, systemFirefox } from './system-browsers.mjs';

/** The line of apt-get's output that says what went wrong. */
const reasonIn = (output) =>
  output.split('\n').find((line) => /^(E:|sudo:|stopped)/.test(line)) ?? 'apt-get failed';

/** Says in one line what is missing and why. */
async function bring(name, packages, isThere) {
  if (isThere()) return;
  let reason = whyNoApt();
  if (!reason) {
    console.log(`Installing ${name} (apt-get) …`);
    const { output } = await installPackages(packages, 8 * MINUTE_MS);
    if (isThere()) return;
    reason = reasonIn(output);
  }
  console.error(`No ${name}: ${reason}. Its tests are not run. To have them, install ${packages.join(' ')}.`);
}

export const bringFirefox = () =>
  bring('Firefox', ['firefox-esr', 'fonts-liberation'], () => systemFirefox() !== undefined);

export const bringWebKit = () =>
  bring('WebKit', ['webkit2gtk-driver', 'xvfb', 'openssl', 'fonts-liberation'], hasWebKit);
