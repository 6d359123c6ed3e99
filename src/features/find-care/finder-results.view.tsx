/** The results of the care finder. */
import { useEffect, useRef } from 'react';
import type { Remote } from '../../lib/remote/remote.ts';
import { readZipCode } from '../../lib/fields/zip-code.rules.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { EmptyNote, FailedNote, SkippedNote } from '../../ui/page/panel-notes.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { PAGE_SIZE, widerRadius, type FinderForm } from './find-care.rules.ts';
import type { Found, More } from './find-care.store.ts';
import { t } from './find-care.text.ts';
import { headingId, PlaceRow } from './place-row.view.tsx';
import { readFrom } from './read-from.ts';

interface FinderResultsProps {
  /** Null before the first search. */
  searchedForm: FinderForm | null;
  /** As typed in the form. */
  zipCode: string;
  found: Remote<Found>;
  more: More;
  onSearch(form: FinderForm): void;
  /** Searches again with a larger distance. */
  onWiden(form: FinderForm): void;
  onMore(): void;
}

const near = ({ zipCode, radius }: FinderForm) => ({ zip: zipCode.trim(), miles: radius });

const countText = (searchedForm: FinderForm, count: number): string =>
  searchedForm.zipCode.trim() ? t('foundNear', { count, ...near(searchedForm) }) : t('found', { count });

function NoResults({ searchedForm, onWiden }: { searchedForm: FinderForm; onWiden(form: FinderForm): void }) {
  const wider = widerRadius(searchedForm);
  return (
    <>
      <EmptyNote
        drawing="care"
        text={searchedForm.zipCode.trim() ? t('emptyNear', near(searchedForm)) : t('empty')}
        next={t('emptyNext')}
      />
      {wider === null ? null : (
        <p className="panel-go">
          <button
            type="button"
            className="button"
            onClick={() => onWiden({ ...searchedForm, radius: String(wider) })}
          >
            {t('widen', { miles: wider })}
          </button>
        </p>
      )}
    </>
  );
}

type MoreProps = Pick<FinderResultsProps, 'more' | 'onMore'> & { found: Found };

function MoreResults({ found, more, onMore }: MoreProps) {
  const { providers, skipped, total, pages } = found;
  if (more.state === 'failed') {
    return <FailedNote text={t('moreFailed')} reference={more.failure.reference} onRetry={onMore} />;
  }
  return (
    <div className="finder-more">
      <p role="status">{t('shown', { shown: providers.length, count: Math.max(total - skipped, 0) })}</p>
      {pages * PAGE_SIZE < total ? (
        <button type="button" className="button" aria-disabled={more.state === 'busy'} onClick={onMore}>
          {t(more.state === 'busy' ? 'moreBusy' : 'more')}
        </button>
      ) : null}
    </div>
  );
}

/** Before the first search: what to do next. */
function Idle({ zipCode }: Pick<FinderResultsProps, 'zipCode'>) {
  const zip = readZipCode(zipCode);
  return zip === null ? (
    <EmptyNote drawing="care" text={t('idle')} next={t('idleNext')} />
  ) : (
    <EmptyNote drawing="care" text={t('idleNear', { zip })} next={t('idleNearNext')} />
  );
}

function Face(props: FinderResultsProps) {
  const { searchedForm, zipCode, found, onSearch, onWiden } = props;
  const { phone } = useBrandContact();
  if (!searchedForm) return <Idle zipCode={zipCode} />;
  return (
    <RemoteView
      value={found}
      loading={<SkeletonRows rows={4} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => onSearch(searchedForm)}
      empty={({ providers }) =>
        providers.length === 0 ? <NoResults searchedForm={searchedForm} onWiden={onWiden} /> : null
      }
    >
      {(value) => (
        <>
          <p className="finder-check">{t('check')}</p>
          <ul className="providers">
            {value.providers.map((provider) => (
              <PlaceRow key={provider.id} place={provider} networkOf="plan" />
            ))}
          </ul>
          {value.skipped > 0 ? <SkippedNote text={t('skipped', { count: value.skipped, phone })} /> : null}
          <MoreResults {...props} found={value} />
        </>
      )}
    </RemoteView>
  );
}

/** Focus moves to the heading after a search, and to the first of added results. Returning moves nothing. */
function useResultFocus(searchedForm: FinderForm | null, found: Remote<Found>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastAsked = useRef(searchedForm);
  const shown = useRef(0);
  useEffect(() => {
    if (searchedForm !== lastAsked.current && heading.current) readFrom(heading.current);
    lastAsked.current = searchedForm;
  }, [searchedForm]);
  useEffect(() => {
    const before = shown.current;
    const providers = found.state === 'ready' ? found.value.providers : [];
    shown.current = providers.length;
    const added = before > 0 ? providers[before] : undefined;
    if (added) document.getElementById(headingId(added.id))?.focus();
  }, [found]);
  return heading;
}

export function FinderResults(props: FinderResultsProps) {
  const { searchedForm, found } = props;
  const heading = useResultFocus(searchedForm, found);
  const ready = searchedForm && found.state === 'ready' ? countText(searchedForm, found.value.total) : '';
  return (
    <section
      className="panel"
      id="finder-results"
      aria-labelledby="finder-results-heading"
      aria-busy={searchedForm !== null && found.state === 'loading'}
    >
      <div className="panel-head">
        <h2 id="finder-results-heading" ref={heading} tabIndex={-1}>
          {t('results')}
        </h2>
        <p className="panel-aside" role="status">
          {ready}
        </p>
      </div>
      <Face {...props} />
    </section>
  );
}
