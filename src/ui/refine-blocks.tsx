/**
 * Blocks of filters, each with its name. Beside the content they stand under each other. On a phone their names are one row
 * and one block at a time opens under it, so that filters do not push the results off the screen (docs/decisions/017).
 */
import { ChevronDown } from 'lucide-react';
import { memo, useId, useInsertionEffect, useState, type FocusEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { showCount } from '../lib/count.ts';
import { adoptStyles } from './adopt-styles.ts';
import { t } from './refine-blocks.text.ts';
import styles from './styles/refine-blocks.css?inline';

export interface RefineChoice {
  option: string;
  label: string;
  /** How many would be left. */
  count: number;
  chosen: boolean;
}

interface RefineBlock {
  id: string;
  label: string;
  choices: readonly RefineChoice[];
}

/** @param block id of the one that the option is in */
type Toggle = (block: string, option: string) => void;

interface ChoiceProps extends RefineChoice {
  block: string;
  onToggle: Toggle;
}

const Box = ({ block, option, chosen, onToggle }: Omit<ChoiceProps, 'label' | 'count'>) => (
  <input
    type="checkbox"
    name={`${block}-${option}`}
    checked={chosen}
    onChange={() => onToggle(block, option)}
  />
);

/** React writes three attributes of an input whenever it looks at it: another count is no reason to (docs/decisions/047). */
const KeptBox = memo(Box);

const Choice = ({ label, count, ...box }: ChoiceProps) => (
  <label className="facet-choice">
    <KeptBox {...box} />
    <span>{label}</span>
    <span className="facet-count">{showCount(count)}</span>
  </label>
);

/** One whose count stays is not made anew. */
const KeptChoice = memo(Choice);

/** How many choices of a block are in use; nothing for none. */
const InUse = ({ count }: { count: number }): ReactNode =>
  count > 0 ? (
    <span className="facet-in-use">
      {count} <span className="visually-hidden">{t('inUse', { count })}</span>
    </span>
  ) : null;

/** A name that only begins on the screen is focused as it stands. A pressed one stays where the pointer is. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

interface RefineBlocksProps {
  /** Null while it is not known what there is to choose from: room is kept where the names will stand. */
  blocks: readonly RefineBlock[] | null;
  /** How many are left, as the way to them says it. */
  results: string;
  /** Id of the heading over them, which takes the focus. */
  resultsId: string;
  /** Stays the same function. */
  onToggle: Toggle;
}

export function RefineBlocks({ blocks, results, resultsId, onToggle }: RefineBlocksProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [open, setOpen] = useState<string | null>(null);
  const place = useId();
  if (blocks === null) return <div className="facets facets-awaited" />;
  const goToResults = (): void => {
    flushSync(() => setOpen(null)); // what is folded takes no room any more when the heading is scrolled to
    const heading = document.querySelector<HTMLElement>(`#${CSS.escape(resultsId)}`);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="facets">
      <div className="facet-names">
        {blocks.map(({ id, label, choices }) => (
          <button
            key={id}
            type="button"
            className="facet-toggle"
            aria-expanded={open === id}
            aria-controls={`${place}-${id}`}
            onFocus={showWhole}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {label} <InUse count={choices.filter(({ chosen }) => chosen).length} />
            <ChevronDown aria-hidden="true" size={18} />
          </button>
        ))}
      </div>
      {blocks.map(({ id, label, choices }) => (
        <fieldset key={id} className="facet" id={`${place}-${id}`} data-open={open === id}>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <KeptChoice key={choice.option} {...choice} block={id} onToggle={onToggle} />
          ))}
        </fieldset>
      ))}
      {open === null ? null : (
        <button type="button" className="button facet-results" onClick={goToResults}>
          {results}
        </button>
      )}
    </div>
  );
}
