import { useState } from 'react';
import { inEnglish } from '../../../../lib/text/i18n.ts';
import type { LenientList } from '../../../../lib/http/lenient-list.schema.ts';
import { pageTimeZone } from '../../../../lib/date/brand-day.ts';
import { showMoment } from '../../../../lib/date/show-moment.ts';
import { useBrandContact } from '../../../../ui/page/brand-context.tsx';
import { EmptyNote, SkippedNote } from '../../../../ui/page/panel-notes.tsx';
import type { Look } from './access-log.schema.ts';
import { t } from './access-log.text.ts';

const FIRST = 5;

/** The role as text; '' for customer service, whose organization name already shows the role. */
const roleOf = ({ role }: Look): string =>
  role === null || role === 'customer-service' ? '' : ` · ${t(role)}`;

function Reason({ look: { reason, reasonCode } }: { look: Look }) {
  if (reasonCode !== null) return t(reasonCode);
  return reason === '' ? t('noReason') : <span {...inEnglish()}>{reason}</span>;
}

const Row = ({ look }: { look: Look }) => (
  <li className="account-row">
    <span className="row-title">
      {look.by}
      {roleOf(look)}
      {look.organization === '' ? null : <span {...inEnglish()}> · {look.organization}</span>}
    </span>
    <span className="account-state">{t('record', { name: look.memberFirstName })}</span>
    <span className="account-reason">
      <Reason look={look} />
    </span>
    <span className="row-more">
      {showMoment(look.at, pageTimeZone())}
      {look.areas.length > 0 ? (
        <span>
          {t('opened')} <span {...inEnglish()}>{look.areas.join(', ')}</span>
        </span>
      ) : null}
    </span>
  </li>
);

export function AccessLog({ list: { items, skipped } }: { list: LenientList<Look> }) {
  const [showsAll, setShowsAll] = useState(false);
  const { phone } = useBrandContact();
  const shown = showsAll ? items : items.slice(0, FIRST);
  return (
    <>
      <p>{t('lead')}</p>
      {items.length === 0 ? (
        <EmptyNote drawing="people" text={t('empty')} next={t('emptyNext')} />
      ) : (
        <ul className="account-rows">
          {shown.map((look) => (
            <Row key={look.id} look={look} />
          ))}
        </ul>
      )}
      {shown.length < items.length ? (
        <button type="button" className="button" onClick={() => setShowsAll(true)}>
          {t('all', { count: items.length })}
        </button>
      ) : null}
      {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
    </>
  );
}
