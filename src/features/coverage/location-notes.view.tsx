/** Shown above every step: why the plans are not for the visitor's location, or not all from the visitor's link. */
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import type { VisitorLocation } from '../../session/storage/visitor-location.ts';
import { t } from './plans.text.ts';

interface LocationNotesProps {
  /** Null if the visitor has looked up no zip code. */
  location: VisitorLocation | null;
  /** Name of the brand. */
  brand: string;
  /** Postal code of the state of the prices. */
  state: string;
  /** How many plans of the link are not among the brand's plans for the state. */
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
