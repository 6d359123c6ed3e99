/** The left navigation (spec 000 §2, 001 §2): beside the content; on a phone its entries stand in the menu (`layouts/phone-menu.ts`). */
import { useLayoutEffect, useRef } from 'react';
import { showShellTexts } from '../content/shell-texts.ts';
import { safeHref } from '../lib/go.ts';
import { Badge } from '../ui/badge.tsx';
import { RefineSection } from '../ui/refine-section.tsx';
import { standingOf, type NavEntry, type Standing } from './left-nav.rules.ts';
import { t } from './left-nav.text.ts';

interface LeftNavProps {
  entries: readonly NavEntry[];
  /** Path of the view that is shown; empty while that is not known. */
  path: readonly string[];
  /** Unread messages as shown, capped; null hides the badge. */
  unread: string | null;
  /** Whether the view that is shown has filters. */
  hasRefine: boolean;
  /** Takes the element that filters go into. */
  takeSlot(slot: HTMLElement | null): void;
}

const CURRENT = { here: 'page', above: 'true' } as const satisfies Record<NonNullable<Standing>, string>;

// The content service's label is laid over the baked one, perhaps before React gets here.
const Label = ({ label, textName }: NavEntry) => (
  <span data-text={textName} suppressHydrationWarning>
    {label}
  </span>
);

export function LeftNav({ entries, path, unread, hasRefine, takeSlot }: LeftNavProps) {
  const nav = useRef<HTMLElement>(null);
  const active = entries.find((entry) => standingOf(entry.path, path));
  useLayoutEffect(() => {
    if (nav.current) showShellTexts(nav.current);
  }, [active?.id]);

  /** Another view takes the focus to its heading itself; the one that is shown is already there. */
  const onChoose = (standing: Standing): void => {
    if (standing === 'here') document.querySelector<HTMLElement>('#member h1')?.focus();
  };

  return (
    <nav className="left-nav" aria-label={t('nav')} ref={nav}>
      <ul>
        {entries.map((entry) => {
          const standing = standingOf(entry.path, path);
          return (
            <li key={entry.id}>
              <a
                href={safeHref(entry.href) ?? undefined}
                aria-current={standing ? CURRENT[standing] : undefined}
                onClick={() => onChoose(standing)}
              >
                <Label {...entry} />
                {entry.id === 'messages' && unread ? (
                  <Badge shown={unread} text={t('unread')} isSeen />
                ) : null}
              </a>
              {standing && entry.refine && hasRefine ? (
                <RefineSection label={<Label {...entry} />} slot={takeSlot} hidden={standing === 'above'} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
