/** Links to external sites. Each link says what it opens, and that the member leaves this site. */
import { ExternalLink } from 'lucide-react';
import { useId } from 'react';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { t } from './hand-off.text.ts';
import type { OtherSite } from '../page/other-site.ts';

interface HandOffProps {
  label: string;
  site: OtherSite;
  primary?: boolean;
  /** Called when the link is pressed. The site opens in a new browser tab. */
  onGo?(): void;
}

/** A link, or plain text if the URL is not allowed. */
export function HandOffLink({ label, url, lang }: { label: string; url: string; lang?: 'en' }) {
  const target = safeHref(url);
  if (target === null) return <span lang={lang}>{label}</span>;
  return (
    <a href={target} target="_blank" rel="noreferrer">
      <span lang={lang}>{label}</span> <span className="visually-hidden">{t('newTab')}</span>
      <ExternalLink aria-hidden="true" size={16} />
    </a>
  );
}

/** An external link that looks like a button. It sends no data about the member: no query, no Referer. */
export function HandOff({ label, site, primary = true, onGo }: HandOffProps) {
  const noteId = useId();
  return (
    <div className="hand-off">
      <a
        className={primary ? 'button primary' : 'button'}
        href={safeHref(site.url) ?? undefined}
        target="_blank"
        rel="noreferrer"
        aria-describedby={noteId}
        onClick={onGo}
        onAuxClick={onGo}
      >
        <span>
          {label} <span className="visually-hidden">{t('newTab')}</span>
        </span>
        <ExternalLink aria-hidden="true" size={18} />
      </a>
      <p className="hand-off-note" id={noteId}>
        {t('leaves', { site: site.name, host: new URL(site.url).host })}
      </p>
    </div>
  );
}
