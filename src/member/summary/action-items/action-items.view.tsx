/**
 * Shows one line with the most urgent action item. The other items show only after a press, so that nothing shifts
 * while the page loads (decisions/home#action-items-on-the-summary). Exception: a phone shows payments and terms even
 * before the press (decisions/home#the-summary-on-a-phone).
 */
import { useId, useState } from 'react';
import { useIsPhone } from '../../../ui/page/use-is-narrow.ts';
import { useDeferredChunk } from '../../shared/deferred-chunk.ts';
import { ActionItemLine, type ActionItemsProps } from './action-item-line.view.tsx';
import { canHide, itemId } from './action-items.rules.ts';
import { t } from './action-items.text.ts';
import { itemText } from './action-items.format.ts';

const loadOpen = () => import('./open-action-items.view.tsx');

export function ActionItems(props: ActionItemsProps) {
  const { items, isOfGroups, today } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [open, retry] = useDeferredChunk(loadOpen, isOpen);
  const isPhone = useIsPhone();
  const [first] = items;
  if (!first) return null;
  const isShown = isOpen && open.state === 'ready';
  return (
    <section className={isShown ? 'action-items action-items-open' : 'action-items'} aria-labelledby={id}>
      <h2 id={id}>{t(isOfGroups ? 'headingGroups' : 'heading')}</h2>
      {isShown ? (
        <open.module.OpenActionItems {...props} />
      ) : (
        <ul>
          {items
            .filter((item) => item === first || (isPhone && !canHide(item)))
            .map((item) => (
              <li key={itemId(item)}>
                <ActionItemLine {...props} item={item} line={itemText(item, today)} />
              </li>
            ))}
        </ul>
      )}
      {items.length > 1 || canHide(first) ? (
        <button
          type="button"
          className="text-button"
          aria-expanded={isShown}
          onClick={open.state === 'failed' ? retry : () => setOpen(!isOpen)}
        >
          {isShown ? t('less') : t(items.length > 1 ? 'all' : 'more', { count: items.length })}
        </button>
      ) : null}
    </section>
  );
}
