/** Find care for visitors, `/find-care/` (spec 000 §7 'storelocator', 'provider search'). Prerendered; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { $slowCalls } from '../../../lib/remote/loading.store.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { BrandContext } from '../../../ui/page/brand-context.tsx';
import { LoadingBar } from '../../../ui/page/loading-bar.tsx';
import formStyles from '../../../ui/styles/forms.css?inline';
import panelStyles from '../../../ui/styles/panels.css?inline';
import finderStyles from '../finder.css?inline';
import listStyles from '../../../ui/list/list.css?inline';
import {
  $isRecalled,
  $locating,
  $places,
  $position,
  $search,
  $selected,
  $turning,
  locateThen,
  recallPlaces,
  searchPlaces,
  selectPlace,
  turnTo,
} from './visitor-finder.store.ts';
import { keepSearch, RESULTS_PLACE } from '../kept-search.ts';
import { VisitorFormView } from './visitor-form.view.tsx';
import { VisitorResults } from './visitor-results.view.tsx';
import { toSearch } from './visitor-search.rules.ts';
import resultStyles from './visitor-results.css?inline';

interface VisitorFinderProps {
  brand: { phone: string; hoursText: string };
}

export default function VisitorFinder({ brand }: VisitorFinderProps) {
  useInsertionEffect(
    () => [formStyles, panelStyles, listStyles, finderStyles, resultStyles].forEach(adoptStyles),
    [],
  );
  const search = useStore($search);
  const position = useStore($position);
  const found = useStore($places);
  const place = useRef<HTMLDivElement>(null);
  const slow = useStore($slowCalls) > 0;
  // A page from the back/forward cache must not keep where the visitor was.
  useEffect(() => {
    const forget = (): void => $position.set(null);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  useLayoutEffect(() => {
    if (!place.current || !search || found.state === 'loading') return;
    place.current.removeAttribute('style'); // the room that was kept for the results
    if (found.state === 'ready') keepSearch(search, found.value.list, place.current.offsetHeight);
  }, [search, found]);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <VisitorFormView
        locating={useStore($locating).state}
        hasPosition={position !== null}
        onSearch={(form) => void searchPlaces(toSearch(form, position))}
        onRecall={(kept) => void recallPlaces(kept)}
        onLocate={(read) =>
          void locateThen((found) => void searchPlaces(toSearch({ ...read(), zipCode: '' }, found)))
        }
      />
      <div id={RESULTS_PLACE} ref={place}>
        <VisitorResults
          search={search}
          found={found}
          takesFocus={!useStore($isRecalled)}
          turning={useStore($turning)}
          selected={useStore($selected)}
          onSearch={(wanted) => void searchPlaces(wanted)}
          onTurn={(list) => void turnTo(list)}
          onSelect={selectPlace}
        />
      </div>
    </BrandContext>
  );
}
