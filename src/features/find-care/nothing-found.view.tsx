import type { TextKey } from '../../lib/text/i18n.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { filterWords } from './filter.format.ts';
import {
  emptinessOf,
  everyNetworkSearch,
  widerSearch,
  type Emptiness,
  type FinderSearch,
} from './finder-search.rules.ts';
import { t, type texts } from './finder.text.ts';

interface NothingFoundProps {
  search: FinderSearch;
  /** Whether the service knows the location of the search. */
  hasCenter: boolean;
  onSearch(search: FinderSearch): void;
}

type NextKey = TextKey<typeof texts, 'phone'>;

const NEXT: Readonly<Record<Emptiness, NextKey>> = {
  unknownZip: 'unknownZipNext',
  emptyStores: 'emptyStoresNext',
  emptyNamed: 'emptyNext',
  empty: 'emptyNext',
};

function words(search: FinderSearch, hasCenter: boolean): { text: string; next: NextKey } {
  const { zipCode: zip, position } = search;
  const why = emptinessOf(search, hasCenter);
  const miles = search.what === 'providers' ? search.radius : 0;
  const text = t(why, { zip, miles, place: position ? t('nearYou') : zip });
  const hasName = search.what === 'providers' && search.name !== '';
  return { text, next: why === 'empty' && !hasName ? 'emptyUnnamedNext' : NEXT[why] };
}

interface AgainProps {
  search: FinderSearch | null;
  text: string;
  onSearch(search: FinderSearch): void;
}

const Again = ({ search, text, onSearch }: AgainProps) =>
  search ? (
    <button type="button" className="button" onClick={() => onSearch(search)}>
      {text}
    </button>
  ) : null;

export function NothingFound({ search, hasCenter, onSearch }: NothingFoundProps) {
  const { phone } = useBrandContact();
  const { text, next } = words(search, hasCenter);
  const filters = filterWords(search);
  const isFiltered = filters !== '' && (hasCenter || search.zipCode === '');
  const wider = hasCenter ? widerSearch(search) : null;
  const advice = isFiltered ? t('emptyFiltered', { filters, phone }) : t(next, { phone });
  return (
    <>
      <EmptyNote drawing="search" text={text} next={<PhoneIn text={advice} />} />
      <p className="panel-go">
        <Again search={wider} text={wider ? t('widen', { miles: wider.radius }) : ''} onSearch={onSearch} />
        <Again search={everyNetworkSearch(search)} text={t('everyNetworkGo')} onSearch={onSearch} />
      </p>
    </>
  );
}
