/** The left navigation (spec 000 §2, 001 §2), next to the content. On a phone the entries are in the menu instead (`layouts/header/phone-menu.ts`). */
import { useLayoutEffect, useRef } from 'react';
import { showShellTexts } from '../../content/shell-texts.ts';
import { safeHref } from '../../lib/navigation/navigation.ts';
import { Badge } from '../../ui/page/badge.tsx';
import { RefineSection } from '../../ui/filter/refine-section.tsx';
import { positionOf, type NavEntry, type EntryPosition } from './left-nav.rules.ts';
import { t } from './left-nav.text.ts';

interface LeftNavProps {
  entries: readonly NavEntry[];
  path: readonly string[];
  /** Capped count of unread messages; null hides the badge. */
  unread: string | null;
  hasRefine: boolean;
  slotRef(slot: HTMLElement | null): void;
}

const CURRENT = { here: 'page', above: 'true' } as const satisfies Record<NonNullable<EntryPosition>, string>;

// suppressHydrationWarning: the content service's label may replace the prerendered one before hydration.
const Label = ({ label, textName }: NavEntry) => (
  <span data-text={textName} suppressHydrationWarning>
    {label}
  </span>
);

export function LeftNav({ entries, path, unread, hasRefine, slotRef }: LeftNavProps) {
  const nav = useRef<HTMLElement>(null);
  const active = entries.find((entry) => positionOf(entry.path, path));
  useLayoutEffect(() => {
    if (nav.current) showShellTexts(nav.current);
  }, [active?.id]);

  /** Focuses the heading if the entry opens the current view, which does not render again. A new view focuses its own heading. */
  const onChoose = (position: EntryPosition): void => {
    if (position === 'here') document.querySelector<HTMLElement>('#member h1')?.focus();
  };

  return (
    <nav className="left-nav" aria-label={t('nav')} ref={nav}>
      <ul>
        {entries.map((entry) => {
          const position = positionOf(entry.path, path);
          return (
            <li key={entry.id}>
              <a
                href={safeHref(entry.href) ?? undefined}
                aria-current={position ? CURRENT[position] : undefined}
                onClick={() => onChoose(position)}
              >
                <Label {...entry} />
                {entry.id === 'messages' && unread ? (
                  <Badge
                    shown={unread}
                    text={
                      <>
                        <span className="visually-hidden">{t('unread')}</span> {t('unreadDays')}
                      </>
                    }
                    isSeen
                  />
                ) : null}
              </a>
              {position && entry.refine && hasRefine ? (
                <RefineSection label={<Label {...entry} />} slot={slotRef} />
              ) : null}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
