/** Find care for visitors, `/find-care/` (spec 000 §7 'storelocator', 'provider search'). Prerendered; hydrated on first touch. */
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect } from 'react';
import { $slowCalls } from '../../lib/loading.store.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import { BrandContext } from '../../ui/brand-context.tsx';
import { LoadingBar } from '../../ui/loading-bar.tsx';
import formStyles from '../../ui/styles/forms.css?inline';
import panelStyles from '../../ui/styles/panels.css?inline';
import finderStyles from './finder.css?inline';
import listStyles from '../../ui/list/list.css?inline';
import {
  $locating,
  $places,
  $position,
  $search,
  $selected,
  $turning,
  locateThen,
  searchPlaces,
  selectPlace,
  turnTo,
} from './visitor-finder.store.ts';
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
  const slow = useStore($slowCalls) > 0;
  // A page from the back/forward cache must not keep where the visitor was.
  useEffect(() => {
    const forget = (): void => $position.set(null);
    window.addEventListener('pagehide', forget);
    return () => window.removeEventListener('pagehide', forget);
  }, []);
  return (
    <BrandContext brand={brand}>
      <LoadingBar on={slow} />
      <VisitorFormView
        locating={useStore($locating).state}
        hasPosition={position !== null}
        onSearch={(form) => void searchPlaces(toSearch(form, position))}
        onLocate={(read) =>
          void locateThen((found) => void searchPlaces(toSearch({ ...read(), zipCode: '' }, found)))
        }
      />
      <VisitorResults
        search={search}
        found={useStore($places)}
        turning={useStore($turning)}
        selected={useStore($selected)}
        onSearch={(wanted) => void searchPlaces(wanted)}
        onTurn={(list) => void turnTo(list)}
        onSelect={selectPlace}
      />
    </BrandContext>
  );
}
