/** One line of room: the most urgent need. All of them after a press, so that nothing moves while the page loads (decision 252). */
import { useId, useState, type MouseEvent } from 'react';
import { CLAIM_ICONS } from '../features/claims/claim-icons.ts';
import type { IsoDate } from '../lib/date.ts';
import { safeHref } from '../lib/navigation.ts';
import { DrawnIcon } from '../ui/drawn-icon.tsx';
import { ICONS } from '../ui/icons.ts';
import { useLateChunk } from './late-chunk.ts';
import { canHide, type Need, type NeedKind } from './needs-you.rules.ts';
import { t } from './needs-you.text.ts';
import { lineOfNeed } from './needs-you.words.ts';

const NEED_ICONS = {
  appeal: CLAIM_ICONS.denied,
  payment: ICONS.alert,
  terms: ICONS.file,
  coverage: CLAIM_ICONS['in-process'],
} as const satisfies Record<NeedKind, string>;

export interface NeedLinks {
  hrefOf(need: Need): string;
  onFollow(need: Need, event: MouseEvent): void;
}

export interface NeedsYouProps extends NeedLinks {
  /** In the order of the strip. */
  needs: readonly Need[];
  today: IsoDate;
  onHide(id: string): void;
}

interface NeedLineProps extends NeedLinks {
  need: Need;
  line: string;
}

export const NeedLine = ({ need, line, hrefOf, onFollow }: NeedLineProps) => (
  <>
    <DrawnIcon path={NEED_ICONS[need.kind]} size="1.3em" />
    <a href={safeHref(hrefOf(need)) ?? undefined} onClick={(event) => onFollow(need, event)}>
      {line}
    </a>
  </>
);

const loadOpen = () => import('./open-needs.view.tsx');

export function NeedsYou(props: NeedsYouProps) {
  const { needs, today } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [open, retry] = useLateChunk(loadOpen, isOpen);
  const [first] = needs;
  if (!first) return null;
  const isShown = isOpen && open.state === 'ready';
  return (
    <section className={isShown ? 'needs needs-open' : 'needs'} aria-labelledby={id}>
      <h2 id={id}>{t('heading')}</h2>
      {isShown ? (
        <open.module.OpenNeeds {...props} />
      ) : (
        <ul>
          <li>
            <NeedLine {...props} need={first} line={lineOfNeed(first, today)} />
          </li>
        </ul>
      )}
      {needs.length > 1 || canHide(first) ? (
        <button
          type="button"
          className="text-button"
          aria-expanded={isShown}
          onClick={open.state === 'failed' ? retry : () => setOpen(!isOpen)}
        >
          {isShown ? t('less') : t(needs.length > 1 ? 'all' : 'more', { count: needs.length })}
        </button>
      ) : null}
    </section>
  );
}
