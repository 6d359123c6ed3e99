/** Shows and hides the baked notices by the clock: at load, and again at the next start or end of one. */

const LONGEST_WAIT_MS = 2 ** 31 - 1; // what setTimeout can count: 24 days

let timer: ReturnType<typeof setTimeout> | undefined;

/** Goes through every `[data-alert]`, which holds its start and its end, in milliseconds since 1970. */
export function keepAlerts(): void {
  let wait = LONGEST_WAIT_MS;
  for (const element of document.querySelectorAll<HTMLElement>('[data-alert]')) {
    const ahead = (element.dataset['alert'] ?? '')
      .split(' ')
      .map((moment) => +moment - Date.now())
      .filter((left) => left > 0);
    element.hidden = ahead.length !== 1; // started, and not yet ended
    wait = Math.min(wait, ...ahead);
  }
  clearTimeout(timer); // a page that comes back after the device slept starts anew
  timer = setTimeout(keepAlerts, wait);
}
