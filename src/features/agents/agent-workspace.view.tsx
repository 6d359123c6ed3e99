/** The desk: the place that a person works for, what they may do there, who they are, and what this site does not have. */
import type { ReactNode } from 'react';
import type { BrandSlice } from '../../brand/brand-slice.ts';
import { inEnglish } from '../../lib/i18n.ts';
import type { AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { CallNote } from '../../ui/call-note.tsx';
import { Facts } from '../../ui/facts.tsx';
import { EmptyNote } from '../../ui/notices.tsx';
import { isHere, isKnownRight, rightsOf } from './agent-workspace.rules.ts';
import type { Choosing } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';
import { placeNow, PlaceForm } from './agency-region-form.view.tsx';

interface DeskProps {
  brand: Pick<BrandSlice, 'phone' | 'hoursText'>;
  user: UserRecord;
  choosing: Choosing;
  onChoose(choice: AgencyChoice, remember: boolean): void;
  onPick(): void;
  /** What else this person works with, of other features. */
  children: ReactNode;
}

function Rights({ user }: { user: UserRecord }) {
  const rights = rightsOf(user);
  return (
    <section className="panel answer" aria-labelledby="desk-rights">
      <h2 id="desk-rights">{t('rightsHeading')}</h2>
      {user.type.actorType === 'INTERNAL' ? <p>{t('rightsInternal')}</p> : null}
      {rights.length === 0 ? (
        <EmptyNote text={t('rightsNone')} next={t('rightsNoneNext')} />
      ) : (
        <ul className="rights">
          {rights.map((code) => (
            <li key={code}>
              {isKnownRight(code) ? t(`right.${code}`) : <span {...inEnglish()}>{code}</span>}
              <span className="right-where">{t(isHere(code, user) ? 'rightHere' : 'rightElsewhere')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the service has no value for is said so, except a phone of agents and admins, which stays empty (spec 000 §6). */
const AboutYou = ({ user }: { user: UserRecord }) => (
  <section className="panel answer" aria-labelledby="desk-you">
    <h2 id="desk-you">{t('you')}</h2>
    <Facts
      facts={[
        { name: t('logonId'), value: user.logonId },
        { name: t('email'), value: user.email1 || t('missing') },
        { name: t('phone'), value: <span {...inEnglish()}>{user.phone1}</span> },
        { name: t('agentId'), value: user.agentId || t('missing') },
        ...(user.type.actorType === 'INTERNAL'
          ? []
          : [
              { name: t('npnNo'), value: user.npnNo || t('missing') },
              { name: t('ffmId'), value: user.ffmId || t('missing') },
              { name: t('certifications'), value: user.certifications.join(', ') || t('missing') },
            ]),
      ]}
    />
  </section>
);

export function Desk({ brand, user, choosing, onChoose, onPick, children }: DeskProps) {
  return (
    <div className="page-columns">
      <div className="page-main">
        <section className="panel answer" aria-labelledby="desk-place">
          <h2 id="desk-place">{t('placeHeading')}</h2>
          <p>{placeNow(user)}</p>
          <PlaceForm user={user} status={choosing} phone={brand.phone} onChoose={onChoose} onPick={onPick} />
        </section>
        {children}
        <Rights user={user} />
        <AboutYou user={user} />
        <section className="panel answer" aria-labelledby="desk-later">
          <h2 id="desk-later">{t('laterHeading')}</h2>
          <p>{t('later')}</p>
        </section>
      </div>
      <CallNote phone={brand.phone} hours={brand.hoursText} text={t('call')} />
    </div>
  );
}
