/** The care finder: form, list and map, for visitors and members (decisions/visitors#one-care-finder-for-everyone). */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import listStyles from '../../ui/list/list.css?inline';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import formStyles from '../../ui/styles/forms.css?inline';
import { FinderFormView } from './finder-form.view.tsx';
import resultStyles from './finder-results.css?inline';
import { FinderResults } from './finder-results.view.tsx';
import { toSearch, type FinderForm, type SearchPlace } from './finder-search.rules.ts';
import styles from './finder.css?inline';
import {
  $isRecalled,
  $locating,
  $places,
  $position,
  $search,
  $selected,
  $turning,
  leaveFinder,
  locateThen,
  recallPlaces,
  searchPlaces,
  selectPlace,
  turnTo,
} from './finder.store.ts';
import { persistSearch, RESULTS_SLOT } from './persisted-search.ts';

interface FinderProps extends Pick<SearchPlace, 'group' | 'planCare'> {
  hasNetworks: boolean;
  /** A member's initial form; null for a visitor. */
  initial: FinderForm | null;
  /** Styles that member pages have already adopted. Adopting them again would override row styles (claim-row.css). */
  pageStyles?: readonly string[];
}

const NO_STYLES: readonly string[] = [];

export function Finder({ group, planCare, hasNetworks, initial, pageStyles = NO_STYLES }: FinderProps) {
  useInsertionEffect(
    () => [formStyles, ...pageStyles, listStyles, styles, resultStyles].forEach(adoptStyles),
    [pageStyles],
  );
  const search = useStore($search);
  const position = useStore($position);
  const results = useStore($places);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A page restored from the back/forward cache must not keep the visitor's position.
    const forget = (): void => $position.set(null);
    window.addEventListener('pagehide', forget);
    return () => {
      window.removeEventListener('pagehide', forget);
      leaveFinder();
    };
  }, []);
  useLayoutEffect(() => {
    if (!place.current || !search || results.state === 'loading') return;
    place.current.removeAttribute('style'); // frees the space reserved for results
    if (results.state === 'ready') persistSearch(search, results.value.list, place.current.offsetHeight);
  }, [search, results]);
  return (
    <>
      <FinderFormView
        locating={useStore($locating).state}
        hasPosition={position !== null}
        initial={initial}
        hasNetworks={hasNetworks}
        search={search}
        onSearch={(form) => void searchPlaces(toSearch(form, { position, group, planCare }))}
        onRecall={(persisted) => void recallPlaces(persisted)}
        onLocate={(read) =>
          void locateThen(
            (located) =>
              void searchPlaces(toSearch({ ...read(), zipCode: '' }, { position: located, group, planCare })),
          )
        }
      />
      <div id={RESULTS_SLOT} ref={place}>
        <FinderResults
          search={search}
          results={results}
          takesFocus={!useStore($isRecalled)}
          turning={useStore($turning)}
          selected={useStore($selected)}
          onSearch={(requested) => void searchPlaces(requested)}
          onTurn={(list) => void turnTo(list)}
          onSelect={selectPlace}
        />
      </div>
    </>
  );
}
