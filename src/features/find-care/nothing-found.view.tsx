/** A visitor's search without results: why, and what to do. */
import type { TextKey } from '../../lib/text/i18n.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { t, type texts } from './visitor/visitor-finder.text.ts';
import {
  emptinessOf,
  widerSearch,
  type Emptiness,
  type VisitorSearch,
} from './visitor/visitor-search.rules.ts';

interface NothingFoundProps {
  search: VisitorSearch;
  /** The service knows where it searched. */
  hasCenter: boolean;
  onSearch(search: VisitorSearch): void;
}

type NextKey = TextKey<typeof texts, 'phone'>;

const NEXT: Readonly<Record<Emptiness, NextKey>> = {
  unknownZip: 'unknownZipNext',
  emptyStores: 'emptyStoresNext',
  emptyNamed: 'emptyNext',
  empty: 'emptyNext',
};

function words(search: VisitorSearch, hasCenter: boolean): { text: string; next: NextKey } {
  const { zipCode: zip, position } = search;
  const why = emptinessOf(search, hasCenter);
  const miles = search.what === 'providers' ? search.radius : 0;
  const text = t(why, { zip, miles, place: position ? t('nearYou') : zip });
  const hasName = search.what === 'providers' && search.name !== '';
  return { text, next: why === 'empty' && !hasName ? 'emptyUnnamedNext' : NEXT[why] };
}

export function NothingFound({ search, hasCenter, onSearch }: NothingFoundProps) {
  const { phone } = useBrandContact();
  const { text, next } = words(search, hasCenter);
  const wider = hasCenter ? widerSearch(search) : null;
  return (
    <>
      <EmptyNote drawing="search" text={text} next={<PhoneIn text={t(next, { phone })} />} />
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
