/** Previews a page as of another moment: `/?as-of=2026-12-24T08:00`, in the brand's time zone (decisions/brands#previewing-another-moment). Dev server only. */
import { momentOf } from '../../brand/moments.ts';

const AS_OF = 'as-of';
const NOW = 'now';
const WRITTEN = /^(?<day>20\d\d-\d\d-\d\d)(?:[T ](?<time>[012]\d:[0-5]\d))?$/;

/** Redirect address with the previous page's `as-of`; null if that page has none. A new browser tab sends no `Referer`, so it has no previous page. */
export function asOfRedirect(url: URL, headers: Headers): string | null {
  const from = URL.parse(headers.get('Referer') ?? '');
  const previous = from?.origin === url.origin ? from.searchParams.get(AS_OF) : null;
  if (url.searchParams.has(AS_OF) || !previous || previous === NOW) return null;
  if (headers.get('Sec-Fetch-Dest') !== 'document') return null;
  const on = new URL(url);
  on.searchParams.set(AS_OF, previous);
  return on.pathname + on.search;
}

/** The requested moment in milliseconds since 1970; null if the parameter is missing or invalid. */
export function asOfMoment(url: URL, timeZone: string): number | null {
  const { day, time = '00:00' } = WRITTEN.exec(url.searchParams.get(AS_OF) ?? '')?.groups ?? {};
  const moment = day === undefined ? NaN : momentOf(`${day} ${time}`, timeZone);
  return Number.isNaN(moment) ? null : moment;
}

/** A script that sets the page's clock to a moment. The clock keeps running from there. */
const clockScript = (moment: number): string => `<script>
  {
    const ahead = ${moment} - Date.now();
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (_, given, target) => Reflect.construct(Real, given.length > 0 ? given : [Real.now() + ahead], target),
      apply: () => new Real(Real.now() + ahead).toString(),
      get: (_, key) => (key === 'now' ? () => Real.now() + ahead : Real[key]),
    });
  }
</script>`;

const CLEAN_SCRIPT = `<script>
  {
    const clean = new URL(location.href);
    clean.searchParams.delete('${AS_OF}');
    history.replaceState(history.state, '', clean);
  }
</script>`;

const STYLE = `<style>
  #${AS_OF} { position: sticky; top: 0; z-index: 1000; padding: 8px 16px; background: #fff3bf; color: #1f2328; border-bottom: 2px solid #8a6d00; text-align: center; font: 16px/1.5 system-ui, sans-serif; }
  #${AS_OF} a { color: #0b4f8a; text-decoration: underline; }
</style>`;

function note(moment: number | null, timeZone: string): string {
  const shown =
    moment === null
      ? `Shown as of now: write the moment as <code>?${AS_OF}=2026-12-24T08:00</code>.`
      : `Shown as of <strong>${new Intl.DateTimeFormat('en-US', {
          timeZone,
          weekday: 'long',
          year: 'numeric',
          month: 'long',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'shortGeneric',
        }).format(moment)}</strong>, not now.`;
  return `${STYLE}<aside id="${AS_OF}" aria-label="Preview">${shown} <a href="?${AS_OF}=${NOW}">Back to now</a></aside>`;
}

export function pageAsOf(html: string, url: URL, timeZone: string): string {
  const requested = url.searchParams.get(AS_OF);
  if (requested === null) return html;
  if (requested === NOW) return html.replace(/<head\b[^>]*>/, (head) => head + CLEAN_SCRIPT);
  const moment = asOfMoment(url, timeZone);
  return html
    .replace(/<head\b[^>]*>/, (head) => head + (moment === null ? '' : clockScript(moment)))
    .replace(/<body\b[^>]*>/, (body) => body + note(moment, timeZone));
}
