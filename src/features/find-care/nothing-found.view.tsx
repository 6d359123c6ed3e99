/** A visitor's search without results: why, and what to do. */
import { useBrandContact } from '../../ui/brand-context.tsx';
import { EmptyNote } from '../../ui/panel-notes.tsx';
import { PhoneIn } from '../../ui/text-with-phone.tsx';
import { t } from './visitor-finder.text.ts';
import { widerSearch, type VisitorSearch } from './visitor-search.rules.ts';

interface NothingFoundProps {
  search: VisitorSearch;
  /** The service knows where it searched. */
  hasCenter: boolean;
  onSearch(search: VisitorSearch): void;
}

function words(
  search: VisitorSearch,
  hasCenter: boolean,
): { text: string; next: 'emptyNext' | 'emptyStoresNext' | 'unknownZipNext' } {
  const { zipCode: zip, position } = search;
  const place = position ? t('nearYou') : zip;
  if (zip !== '' && !hasCenter) return { text: t('unknownZip', { zip }), next: 'unknownZipNext' };
  if (search.what === 'stores') return { text: t('emptyStores', { place }), next: 'emptyStoresNext' };
  const { radius: miles } = search;
  return {
    text: place === '' ? t('emptyNamed') : t('empty', { miles, place }),
    next: 'emptyNext',
  };
}

export function NothingFound({ search, hasCenter, onSearch }: NothingFoundProps) {
  const { phone } = useBrandContact();
  const { text, next } = words(search, hasCenter);
  const wider = hasCenter ? widerSearch(search) : null;
  return (
    <>
      <EmptyNote text={text} next={<PhoneIn text={t(next, { phone })} />} />
      {wider ? (
        <p className="panel-go">
          <button type="button" className="button" onClick={() => onSearch(wider)}>
            {t('widen', { miles: wider.radius })}
          </button>
        </p>
      ) : null}
    </>
  );
}
