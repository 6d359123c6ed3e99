/**
 * One line of room: the most urgent need. All of them after a press, so that nothing moves while the page loads (decisions/home#action-items-on-the-summary).
 * A phone has room for what is never closed there (decisions/home#the-summary-on-a-phone).
 */
import { useId, useState } from 'react';
import { useIsPhone } from '../../../ui/page/use-is-narrow.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import { NeedLine, type NeedsYouProps } from './needs-you-line.view.tsx';
import { canHide, needId } from './needs-you.rules.ts';
import { t } from './needs-you.text.ts';
import { lineOfNeed } from './needs-you.words.ts';

const loadOpen = () => import('./open-needs.view.tsx');

export function NeedsYou(props: NeedsYouProps) {
  const { needs, isOfGroups, today } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [open, retry] = useDeferredChunk(loadOpen, isOpen);
  const isPhone = useIsPhone();
  const [first] = needs;
  if (!first) return null;
  const isShown = isOpen && open.state === 'ready';
  return (
    <section className={isShown ? 'needs needs-open' : 'needs'} aria-labelledby={id}>
      <h2 id={id}>{t(isOfGroups ? 'headingGroups' : 'heading')}</h2>
      {isShown ? (
        <open.module.OpenNeeds {...props} />
      ) : (
        <ul>
          {needs
            .filter((need) => need === first || (isPhone && !canHide(need)))
            .map((need) => (
              <li key={needId(need)}>
                <NeedLine {...props} need={need} line={lineOfNeed(need, today)} />
              </li>
            ))}
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
