/** What the care finder found: a list of providers, or why there is none. */
import { useEffect, useRef } from 'react';
import type { Remote } from '../../lib/remote.ts';
import { EmptyNote, FailedNote } from '../../ui/notices.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { wholeZip, widerRadius, type FinderForm } from './find-care.rules.ts';
import type { Found, More } from './find-care.store.ts';
import { t } from './find-care.text.ts';
import { headingId, ProviderRow } from './provider-row.view.tsx';

interface FinderResultsProps {
  /** The form that was sent; null before the first search. */
  asked: FinderForm | null;
  /** What stands in the form's field of the zip code. */
  zipCode: string;
  found: Remote<Found>;
  more: More;
  phone: string;
  onSearch(form: FinderForm): void;
  /** Searches again farther away. */
  onWiden(form: FinderForm): void;
  onMore(): void;
}

const near = ({ zipCode, radius }: FinderForm) => ({ zip: zipCode.trim(), miles: radius });

const countText = (asked: FinderForm, count: number): string =>
  asked.zipCode.trim() ? t('foundNear', { count, ...near(asked) }) : t('found', { count });

function Nobody({ asked, onWiden }: { asked: FinderForm; onWiden(form: FinderForm): void }) {
  const wider = widerRadius(asked);
  return (
    <>
      <EmptyNote
        text={asked.zipCode.trim() ? t('emptyNear', near(asked)) : t('empty')}
        next={t('emptyNext')}
      />
      {wider === null ? null : (
        <p className="panel-go">
          <button
            type="button"
            className="button"
            onClick={() => onWiden({ ...asked, radius: String(wider) })}
          >
            {t('widen', { miles: wider })}
          </button>
        </p>
      )}
    </>
  );
}

type MoreProps = Pick<FinderResultsProps, 'more' | 'phone' | 'onMore'> & { found: Found };

function MoreResults({ found, more, phone, onMore }: MoreProps) {
  const { providers, total } = found;
  if (more.state === 'failed') {
    return (
      <FailedNote text={t('moreFailed')} reference={more.failure.reference} phone={phone} onRetry={onMore} />
    );
  }
  return (
    <div className="finder-more">
      <p role="status">{t('shown', { shown: providers.length, count: total })}</p>
      {providers.length < total ? (
        <button type="button" className="button" aria-disabled={more.state === 'busy'} onClick={onMore}>
          {t(more.state === 'busy' ? 'moreBusy' : 'more')}
        </button>
      ) : null}
    </div>
  );
}

/** Before the first search: what to do next, as the form stands. */
function Idle({ zipCode }: Pick<FinderResultsProps, 'zipCode'>) {
  const zip = wholeZip(zipCode);
  return zip === null ? (
    <EmptyNote text={t('idle')} next={t('idleNext')} />
  ) : (
    <EmptyNote text={t('idleNear', { zip })} next={t('idleNearNext')} />
  );
}

function Face(props: FinderResultsProps) {
  const { asked, zipCode, found, phone, onSearch, onWiden } = props;
  if (!asked) return <Idle zipCode={zipCode} />;
  if (found.state === 'loading') return <SkeletonRows rows={4} label={t('loading')} />;
  if (found.state === 'failed') {
    return (
      <FailedNote
        text={t('failed')}
        reference={found.failure.reference}
        phone={phone}
        onRetry={() => onSearch(asked)}
      />
    );
  }
  if (found.value.providers.length === 0) return <Nobody asked={asked} onWiden={onWiden} />;
  return (
    <>
      <p className="finder-check">{t('check')}</p>
      <ul className="providers">
        {found.value.providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} />
        ))}
      </ul>
      <MoreResults {...props} found={found.value} />
    </>
  );
}

/** Moves focus to a heading, and the heading up where less than half a screen of what follows would show. */
function readFrom(heading: HTMLElement): void {
  heading.focus({ preventScroll: true });
  const { top } = heading.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) heading.scrollIntoView();
}

/**
 * Takes the keyboard to where reading goes on: the heading after a search, and the first of the results that were
 * added after that. Coming back to results that are there moves nothing.
 */
function useReadingPlace(asked: FinderForm | null, found: Remote<Found>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastAsked = useRef(asked);
  const shown = useRef(0);
  useEffect(() => {
    if (asked !== lastAsked.current && heading.current) readFrom(heading.current);
    lastAsked.current = asked;
  }, [asked]);
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
  const { asked, found } = props;
  const heading = useReadingPlace(asked, found);
  const ready = asked && found.state === 'ready' ? countText(asked, found.value.total) : '';
  return (
    <section
      className="panel"
      id="finder-results"
      aria-labelledby="finder-results-heading"
      aria-busy={asked !== null && found.state === 'loading'}
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
