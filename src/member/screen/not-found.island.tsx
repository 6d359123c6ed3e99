/** The not-found page: similar views, the activity summary, and the phone number. */
import type { ViewProps } from '../shared/view-props.ts';
import { useIsOffered } from '../navigation/offered-views.island.tsx';
import { VIEWS } from './views.ts';
import { useInsertionEffect } from 'react';
import { DEFAULT_PATH, formatRoute } from '../../routing/hash.rules.ts';
import { suggestedViews, type KnownView } from '../../routing/suggested-views.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import styles from './not-found.css?inline';
import { t as named } from '../shared/member.text.ts';
import { t } from './not-found.text.ts';

const hrefOf = (path: readonly string[]): string => formatRoute({ path, params: {} });

interface NotFoundProps extends Pick<ViewProps, 'route'> {
  knownViews: readonly KnownView[];
}

function NotFound({ route, knownViews }: NotFoundProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const near = suggestedViews(route.path, knownViews);
  return (
    <div className="reading not-found">
      <h1 tabIndex={-1}>{named('notFound')}</h1>
      <p>{t('notFoundText')}</p>
      <h2>{t(near.length > 0 ? 'notFoundNear' : 'notFoundAll')}</h2>
      <ul className="known-views">
        {(near.length > 0 ? near : knownViews).map(({ key, title }) => (
          <li key={key}>
            <a href={hrefOf(key.split('/'))}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href={hrefOf(DEFAULT_PATH)}>
          {t('toSummary')}
        </a>
      </p>
      <CallNote text={t('notFoundHelp')} />
    </div>
  );
}

export default function NotFoundIsland({ route }: Pick<ViewProps, 'route'>) {
  const isOffered = useIsOffered();
  const knownViews = Object.entries(VIEWS)
    .filter(([key, { overlay, tab }]) => !overlay && isOffered(key, tab))
    .map(([key, { title }]) => ({ key, title: title() }));
  return <NotFound route={route} knownViews={knownViews} />;
}
