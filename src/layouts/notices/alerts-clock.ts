/** Shows and hides the prerendered notices by date: when the page loads, and when the next notice starts or ends. */

const MAX_TIMEOUT_MS = 2 ** 31 - 1; // the maximum delay of setTimeout, about 24 days

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates every `[data-alert]` element. The attribute contains start and end in milliseconds since 1970. */
export function updateAlerts(): void {
  let wait = MAX_TIMEOUT_MS;
  for (const element of document.querySelectorAll<HTMLElement>('[data-alert]')) {
    const upcoming = (element.dataset['alert'] ?? '')
      .split(' ')
      .map((moment) => +moment - Date.now())
      .filter((left) => left > 0);
    element.hidden = upcoming.length !== 1; // shown if only the end is in the future
    wait = Math.min(wait, ...upcoming);
  }
  clearTimeout(timer); // this function also runs when the page becomes visible, while a timer may be running
  timer = setTimeout(updateAlerts, wait);
}
