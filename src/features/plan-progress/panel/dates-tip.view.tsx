/** The tooltip on benefit dates (spec 001 §§2, 9): on hover and focus after 400 ms, on a press at once; Escape closes it. */
import { useEffect, useId, useRef, useState } from 'react';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { TOOLTIP_DELAY_MS } from '../panel-texts.rules.ts';
import { t as quoted } from '../plan-progress.text.ts';
import { t } from './progress-panel.text.ts';

export function DatesTip() {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), TOOLTIP_DELAY_MS);
  };
  const hide = (): void => {
    clearTimeout(timer.current);
    setShown(false);
  };
  const toggle = (): void => {
    clearTimeout(timer.current);
    setShown((now) => !now);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const dismiss = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [isShown]);
  return (
    // The text is in the same element, so that the pointer may move onto it (WCAG 1.4.13). A finger leaves before its press.
    <span
      className="dates-tip"
      onPointerEnter={({ pointerType }) => (pointerType === 'touch' ? undefined : showLater())}
      onPointerLeave={({ pointerType }) => (pointerType === 'touch' ? undefined : hide())}
    >
      <button
        type="button"
        aria-label={t('aboutDates')}
        aria-describedby={id}
        aria-expanded={isShown}
        onFocus={showLater}
        onBlur={hide}
        onClick={toggle}
      >
        <DrawnIcon path={ICONS.info} size={20} />
      </button>
      <span className="dates-tip-text" role="tooltip" id={id} hidden={!isShown}>
        {quoted('benefitDates')}
      </span>
    </span>
  );
}
