import { useEffect, useRef } from 'react';
import { t } from './message-center.text.ts';

interface MessageToolbarProps {
  selectable: readonly string[];
  selected: readonly string[];
  isNothingSelected: boolean;
  onSelectAll(keys: readonly string[]): void;
  onDelete(): void;
}

const ERROR_ID = 'messages-none-selected';

export function MessageToolbar({
  selectable,
  selected,
  isNothingSelected,
  onSelectAll,
  onDelete,
}: MessageToolbarProps) {
  const box = useRef<HTMLInputElement>(null);
  const isAll = selectable.length > 0 && selected.length === selectable.length;
  const isSome = selected.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <div className="message-toolbar">
      <label className="message-select message-select-all">
        <input
          type="checkbox"
          ref={box}
          checked={isAll}
          onChange={() => onSelectAll(isAll ? [] : selectable)}
        />
        <span>{t('selectAll')}</span>
      </label>
      <button
        type="button"
        className="button"
        aria-describedby={isNothingSelected ? ERROR_ID : undefined}
        onClick={onDelete}
      >
        {selected.length === 0 ? t('delete') : t('deleteCount', { count: selected.length })}
      </button>
      <p className="message-toolbar-error" id={ERROR_ID} role="alert">
        {isNothingSelected ? t('nothingSelected') : null}
      </p>
    </div>
  );
}
