/** Shows and hides the prerendered notices by date: at load, and again at the next start or end of one. */

const MAX_TIMEOUT_MS = 2 ** 31 - 1; // the limit of setTimeout, about 24 days

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates every `[data-alert]`, whose value is its start and end in epoch ms. */
export function updateAlerts(): void {
  let wait = MAX_TIMEOUT_MS;
  for (const element of document.querySelectorAll<HTMLElement>('[data-alert]')) {
    const upcoming = (element.dataset['alert'] ?? '')
      .split(' ')
      .map((moment) => +moment - Date.now())
      .filter((left) => left > 0);
    element.hidden = upcoming.length !== 1; // started, and not yet ended
    wait = Math.min(wait, ...upcoming);
  }
  clearTimeout(timer); // this also runs when the page becomes visible again
  timer = setTimeout(updateAlerts, wait);
}
