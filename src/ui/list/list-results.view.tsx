/** The rows of a list with count, sort, filters and pager, or why there are none (spec 001 §2). */
import { Fragment, useInsertionEffect, useRef, type ReactNode } from 'react';
import { adoptStyles } from '../page/adopt-styles.ts';
import { useIsNarrow } from '../page/use-is-narrow.ts';
import { Pager } from './pager.tsx';
import type { PageSize } from './pager.rules.ts';
import { isFiltered } from './facets.rules.ts';
import { ChosenFilters } from './chosen-filters.view.tsx';
import { headingId, type ListActions } from './list-actions.ts';
import type { ListPage, ListState } from './list-state.rules.ts';
import { NoneLeft } from './none-left.view.tsx';
import { ListToolbar } from './list-toolbar.view.tsx';
import { countText } from './list-words.ts';
import { rowGroups } from './row-groups.rules.ts';
import { ListSearch, type ListSearchState } from './list-search.view.tsx';
import styles from './list.css?inline';

interface ListResultsProps<Row> {
  id: string;
  page: ListPage<Row>;
  state: Pick<ListState, 'sort' | 'pageSize'>;
  actions: ListActions;
  onPage(page: number): void;
  onSize(size: PageSize): void;
  /** Below the count, such as the period. */
  lead: ReactNode;
  downloads: ReactNode;
  search?: ListSearchState;
  /** Above the filters in use: what is missing from the list. */
  notes: ReactNode;
  hint?: ReactNode;
  empty: ReactNode;
  columns: ReactNode;
  /** Heading of a row: rows in order that share one are shown below it. Without it there are no groups. */
  headingOf?: ((row: Row) => string) | undefined;
  /** Its React key is the row's position: another page, sort or filter replaces the text of existing rows. */
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

export function ListResults<Row>(props: ListResultsProps<Row>) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { id, page, state, actions, downloads, search } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  /** On a phone downloads come after the rows. */
  const isNarrow = useIsNarrow();
  const turnPage = (next: number): void => {
    props.onPage(next);
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'start' });
  };
  /** The pressed button is removed with its filter: focus moves to the count. */
  const toggle = (facet: string, option: string): void => {
    actions.toggleFilter(facet, option);
    heading.current?.focus({ preventScroll: true });
  };
  const clear = (): void => {
    actions.clearFilters();
    heading.current?.focus({ preventScroll: true });
  };
  const clearSearch = (): void => {
    search?.onSearch('');
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={`panel list-results ${id}-list`} id={`${id}-list`} aria-labelledby={headingId(id)}>
      {search && (page.all > 0 || search.text !== '') ? (
        <ListSearch
          id={id}
          count={countText(page)}
          placeholder={isNarrow ? search.shortHint : search.hint}
          {...search}
        />
      ) : null}
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
      <ChosenFilters facets={page.facets} onToggle={toggle} onClear={page.total > 0 ? clear : null} />
      {props.hint}
      {page.all === 0 ? props.empty : null}
      {page.all > 0 && page.total === 0 ? (
        <NoneLeft
          words={page.definition.words.noneLeft()}
          search={search}
          isFiltered={isFiltered(page.facets)}
          onClear={clear}
          onClearSearch={clearSearch}
        />
      ) : null}
      {page.total > 0 ? (
        <Rows page={page} columns={props.columns} headingOf={props.headingOf} renderRow={props.renderRow} />
      ) : null}
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
