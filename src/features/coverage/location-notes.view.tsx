/**
 * Explains that the prices are not for the visitor's zip code, or that some plans listed in the page's link are not
 * shown.
 */
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import type { VisitorLocation } from '../../session/storage/visitor-location.ts';
import { t } from './plans.text.ts';

interface LocationNotesProps {
  /** Null if the visitor has not looked up a zip code. */
  location: VisitorLocation | null;
  brand: string;
  /** Two-letter code of the state whose prices are shown. */
  state: string;
  /** Number of plans in the link that are not shown: for another state, of another kind, or no longer sold. */
  gone: number;
}

export function LocationNotes({ location, brand, state: code, gone }: LocationNotesProps) {
  const state = stateName(code);
  const toZip = (text: string) => <a href={pageAddress('/find-your-plan/')}>{text}</a>;
  return (
    <>
      {location?.isServedHere === false && (
        <p className="note-text">
          {t('elsewhere', { brand, state })} {toZip(t(location.isServed ? 'toServing' : 'toZip'))}
        </p>
      )}
      {gone > 0 && (
        <p className="note-text">
          {t('gone', { count: gone, state })} {toZip(t('toZip'))}
        </p>
      )}
    </>
  );
}
