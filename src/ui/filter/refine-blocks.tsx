/**
 * The filters of a list, grouped into blocks. On a phone one block is open at a time, so that blocks do not push rows off the screen
 * (decisions/shell#first-rows-on-the-first-screen).
 */
import { ChevronDown } from 'lucide-react';
import {
  memo,
  useCallback,
  useId,
  useInsertionEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { showCount } from '../../lib/text/count.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import type { DateRange } from './date-range.tsx';
import { t } from './refine-blocks.text.ts';
import styles from '../styles/refine-blocks.css?inline';

export interface RefineChoice {
  option: string;
  label: string;
  /** How many rows have this option; undefined if the filtering happens in a service. */
  count?: number;
  chosen: boolean;
  /**
   * Set for an option that excludes nothing, such as 'All groups'. Such an option does not count as a filter in use.
   */
  isNoFilter?: true;
}

export interface RefineBlock {
  id: string;
  label: string;
  choices: readonly RefineChoice[];
  single?: true;
}

type Toggle = (block: string, option: string) => void;

interface ChoiceProps extends Omit<RefineChoice, 'isNoFilter'> {
  block: string;
  single: boolean;
  onToggle: Toggle;
}

const Box = ({ block, option, single, chosen, onToggle }: Omit<ChoiceProps, 'label' | 'count'>) => (
  <input
    type={single ? 'radio' : 'checkbox'}
    name={single ? block : `${block}-${option}`}
    checked={chosen}
    onChange={() => onToggle(block, option)}
  />
);

/** Memoized, because React rewrites three attributes of an input on each render (decisions/claims#lists-of-ten-thousand-rows). */
const MemoBox = memo(Box);

const Choice = ({ label, count, ...box }: ChoiceProps) => (
  <label className="facet-choice">
    <MemoBox {...box} />
    <span>{label}</span>
    {count === undefined ? null : <span className="facet-count">{showCount(count)}</span>}
  </label>
);

const MemoChoice = memo(Choice);

const inUseCount = (choices: readonly RefineChoice[]): number =>
  choices.filter(({ chosen, isNoFilter }) => chosen && !isNoFilter).length;

const InUse = ({ count }: { count: number }): ReactNode =>
  count > 0 ? (
    <span className="facet-in-use">
      {count} <span className="visually-hidden">{t('inUse', { count })}</span>
    </span>
  ) : null;

const IN_VIEW = { block: 'nearest', inline: 'nearest' } as const;

/**
 * Scrolls a block's name fully into view on keyboard focus. A press does not scroll it, because it must stay under the
 * pointer.
 */
function scrollIntoViewFully({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView(IN_VIEW);
}

const OPEN_TOGGLE = '.facet-toggle[aria-expanded=true]';

/** Scrolls the open block's name back into view, because choosing an option has scrolled to the results. */
function keepNameInView(name: Element | null | undefined): void {
  if (!name) return;
  name.scrollIntoView(IN_VIEW);
  if (document.activeElement?.matches('.facet input')) document.activeElement.scrollIntoView(IN_VIEW);
}

/** One block is open at a time. Opening it by keyboard moves focus into it; Escape closes it and returns focus to its name. */
function useOpenBlock(onToggle: Toggle) {
  const [open, setOpen] = useState<string | null>(null);
  const slot = useRef<HTMLDivElement>(null);
  const part = (selector: string) => slot.current?.querySelector<HTMLElement>(selector);
  const press = (id: string, { detail }: MouseEvent): void => {
    const next = open === id ? null : id;
    flushSync(() => setOpen(next));
    if (detail === 0 && next !== null) part('.facet[data-open=true] input')?.focus();
  };
  const close = (): void => flushSync(() => setOpen(null));
  const onKeyDown = ({ key, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || open === null) return;
    if (target instanceof Element && target.closest('.period')) return; // while a native select is open, Escape closes only the select
    part(OPEN_TOGGLE)?.focus();
    close();
  };
  const tick = useCallback<Toggle>(
    (block, option) => {
      onToggle(block, option);
      requestAnimationFrame(() => keepNameInView(slot.current?.querySelector(OPEN_TOGGLE)));
    },
    [onToggle],
  );
  return { open, press, close, tick, props: { ref: slot, onKeyDown } };
}

interface RefineBlocksProps {
  /** Null while the list is loading. */
  blocks: readonly RefineBlock[] | null;
  /** The date range filter; its presets come before the other blocks. */
  range?: DateRange;
  results: string;
  /** Id of the results' heading, which the link to the results focuses. */
  resultsId: string;
  /** Must be the same function on every render, because the options are memoized. */
  onToggle: Toggle;
}

export function RefineBlocks({ blocks, range, results, resultsId, onToggle }: RefineBlocksProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { open, press, close, tick, props } = useOpenBlock(onToggle);
  const idPrefix = useId();
  const goToResults = (): void => {
    close(); // collapse before scrolling to the heading
    const heading = document.querySelector<HTMLElement>(`#${CSS.escape(resultsId)}`);
    heading?.focus();
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="facets" {...props}>
      {/* Choosing another period closes the open block, because an open block hides the form for custom dates. */}
      <div className="facet-names" onChange={close}>
        {range?.presets}
        {blocks?.map(({ id, label, choices }) => (
          <button
            key={id}
            type="button"
            className="facet-toggle"
            aria-expanded={open === id}
            aria-controls={`${idPrefix}-${id}`}
            onFocus={scrollIntoViewFully}
            onClick={(event) => press(id, event)}
          >
            {label} <InUse count={inUseCount(choices)} />
            <ChevronDown aria-hidden="true" size={18} />
          </button>
        ))}
      </div>
      {range?.dates}
      {blocks?.map(({ id, label, choices, single = false }) => (
        <fieldset key={id} className="facet" id={`${idPrefix}-${id}`} data-open={open === id}>
          <legend>{label}</legend>
          {choices.map(({ option, label: name, count, chosen }) => (
            <MemoChoice
              key={option}
              block={id}
              single={single}
              option={option}
              label={name}
              {...(count === undefined ? {} : { count })}
              chosen={chosen}
              onToggle={tick}
            />
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
