/** The rows of a list with the count, the sort, the filters in use and the pager, or the reason why there are no rows (spec 001 §2). */
import { Fragment, useInsertionEffect, useRef, type ReactNode, memo } from 'react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import { Pager } from './pager.tsx';
import type { PageSize } from './pager.rules.ts';
import { isFiltered } from './facets.rules.ts';
import { ChosenFilters } from './chosen-filters.view.tsx';
import { headingId, type ListActions } from './list-actions.ts';
import type { ListPage, ListState } from './list-state.rules.ts';
import { countText } from './list-counts.format.ts';
import { rowGroups } from './row-groups.rules.ts';
import type { ListSearchState } from './list-search.view.tsx';
import styles from './list.css?inline';
import { t } from './list.text.ts';
import type { SortDefinitions } from './sort-rows.rules.ts';
import { EmptyNote } from '../page/panel-notes.tsx';

/** For a list in which no row is left: the reason, and buttons that bring rows back (spec 001 §2). */
interface NoneLeftProps {
  /** Shown if filters, not a search, leave no row. */
  words: { text: string; next: string };
  search: ListSearchState | undefined;
  isFiltered: boolean;
  onClear(): void;
  onClearSearch(): void;
}

function NoneLeft({ words, search, isFiltered, onClear, onClearSearch }: NoneLeftProps) {
  const searched = search && search.text !== '' ? search : null;
  const note = <EmptyNote drawing="search" {...(searched ? searched.nothing(isFiltered) : words)} />;
  return (
    <>
      {/* No alert for a search: its count is already announced whenever typing pauses, and an alert would interrupt. */}
      {searched ? note : <div role="alert">{note}</div>}
      <div className="list-go">
        {searched ? (
          <button type="button" className="button" onClick={onClearSearch}>
            {t('clearSearch')}
          </button>
        ) : null}
        {isFiltered ? (
          <button type="button" className="button" onClick={onClear}>
            {t('clear')}
          </button>
        ) : null}
        {searched?.wider}
      </div>
    </>
  );
}

/** The sort control and the downloads. Hidden if no row is left (spec 001 §2 'hides the ribbon and download links'). */
interface ListToolbarProps {
  id: string;
  total: number;
  sorts: SortDefinitions<never>;
  sort: string;
  onSort(sort: string): void;
  downloads: ReactNode;
}

function Toolbar({ id, total, sorts, sort, onSort, downloads }: ListToolbarProps) {
  if (total === 0) return null;
  return (
    <div className="ribbon">
      <div className="ribbon-sort">
        <label htmlFor={`${id}-sort`}>{t('sort')}</label>
        <select id={`${id}-sort`} value={sort} onChange={({ target }) => onSort(target.value)}>
          {Object.entries(sorts).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label()}
            </option>
          ))}
        </select>
      </div>
      {downloads}
    </div>
  );
}

/** Memoized, because moving to another page of the list does not change it. */
const ListToolbar = memo(Toolbar);

interface ListResultsProps<Row> {
  id: string;
  page: ListPage<Row>;
  state: Pick<ListState, 'sort' | 'pageSize'>;
  actions: ListActions;
  onPage(page: number): void;
  onSize(size: PageSize): void;
  /** A line below the count, such as the period. */
  lead: ReactNode;
  downloads: ReactNode;
  search?: ListSearchState;
  /** Notes above the filters in use, for example a note that some rows are missing. */
  notes: ReactNode;
  hint?: ReactNode;
  empty: ReactNode;
  columns: ReactNode;
  /** The heading of a row's group. Neighboring rows with the same heading form a group; without this function there are no groups. */
  headingOf?: ((row: Row) => string) | undefined;
  /** Use `position` as the React key. React then reuses the rows' elements when the page, sort or filters change. */
  renderRow(row: Row, position: number, isOpen: boolean): ReactNode;
}

function Rows<Row>({
  page,
  columns,
  headingOf = () => '',
  renderRow,
}: Pick<ListResultsProps<Row>, 'page' | 'columns' | 'headingOf' | 'renderRow'>) {
  return (
    <div className="list-table">
      {columns ? <div className="list-columns">{columns}</div> : null}
      {rowGroups(page.rows, headingOf).map(({ heading, rows, from }) => (
        <Fragment key={heading}>
          {heading === '' ? null : <h3 className="rows-heading">{heading}</h3>}
          <ul className="rows">
            {rows.map((row, at) => renderRow(row, from + at, page.open.includes(page.definition.idOf(row))))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function RowsOrReason<Row>(props: ListResultsProps<Row> & Pick<NoneLeftProps, 'onClear' | 'onClearSearch'>) {
  const { page } = props;
  if (page.all === 0) return props.empty;
  if (page.total > 0) return <Rows {...props} />;
  return (
    <NoneLeft
      words={page.definition.words.noneLeft()}
      search={props.search}
      isFiltered={isFiltered(page.facets)}
      onClear={props.onClear}
      onClearSearch={props.onClearSearch}
    />
  );
}

export function ListResults<Row>(props: ListResultsProps<Row>) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { id, page, state, actions, downloads } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  /** In a narrow window the downloads come after the rows. */
  const isNarrow = useIsNarrow();
  const turnPage = (next: number): void => {
    props.onPage(next);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  /** Moves focus to the heading with the count, because the change removes the pressed button. */
  const act = (change: () => void): void => {
    change();
    heading.current?.focus({ preventScroll: true });
  };
  const clear = (): void => act(() => actions.clearFilters());
  return (
    <section className={`panel list-results ${id}-list`} id={`${id}-list`} aria-labelledby={headingId(id)}>
      <div className="list-head">
        <div>
          <h2 id={headingId(id)} tabIndex={-1} ref={heading}>
            {countText(page)}
          </h2>
          <p className="list-period">{props.lead}</p>
        </div>
        <ListToolbar
          id={id}
          total={page.total}
          sorts={page.definition.sorts}
          sort={state.sort}
          onSort={actions.sort}
          downloads={isNarrow ? null : downloads}
        />
      </div>
      {props.notes}
      <ChosenFilters
        facets={page.facets}
        onToggle={(facet, option) => act(() => actions.toggleFilter(facet, option))}
        onClear={page.total > 0 ? clear : null}
      />
      {props.hint}
      <RowsOrReason {...props} onClear={clear} onClearSearch={() => act(() => props.search?.onSearch(''))} />
      <Pager
        id={id}
        page={page.page}
        pages={page.pages}
        size={state.pageSize}
        total={page.total}
        onPage={turnPage}
        onSize={props.onSize}
      />
      {isNarrow && page.total > 0 ? <div className="list-files">{downloads}</div> : null}
    </section>
  );
}
