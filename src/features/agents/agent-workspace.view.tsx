import type { ReactNode } from 'react';
import { inEnglish } from '../../lib/text/i18n.ts';
import type { AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { CallNote } from '../../ui/page/call-note.tsx';
import { Facts } from '../../ui/page/facts.tsx';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import {
  addressText,
  isOnThisSite,
  isKnownEntitlement,
  entitlementCodes,
  activeAgency,
  regionName,
} from './agent-workspace.rules.ts';
import type { RegionChange } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';
import { currentRegionText, AgencyRegionForm, REGION_HEADING } from './agency-region-form.view.tsx';

function goToForm(): void {
  const heading = document.getElementById(REGION_HEADING);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** For example 'Fernhill Benefits Agency', '40211 · Minnesota'. */
function AgencyAndRegion({ user }: { user: UserRecord }) {
  const agency = activeAgency(user);
  const region = user.selectedRegion === '' ? t('nowNothing') : regionName(user.selectedRegion);
  if (!agency) return <p>{region}</p>;
  const { agencyId, agencyName } = agency;
  return (
    <p>
      <strong {...(agencyName ? inEnglish() : {})}>{agencyName ?? agencyId}</strong>
      <span className="row-more">{agencyName ? `${agencyId} · ${region}` : region}</span>
    </p>
  );
}

const AgencyBar = ({ user }: { user: UserRecord }) => (
  <div className="agency-bar" role="group" aria-label={t('active')}>
    <AgencyAndRegion user={user} />
    <button type="button" className="button" onClick={goToForm}>
      {t('switch')}
    </button>
  </div>
);

interface AgentWorkspaceProps {
  user: UserRecord;
  regionChange: RegionChange;
  onChoose(choice: AgencyChoice, remember: boolean): void;
  onEdit(): void;
  book: ReactNode;
  /** The form that changes the national producer number. */
  npn: ReactNode;
  broker: ReactNode;
  /** Panels that other features supply. */
  children: ReactNode;
}

function Entitlements({ user }: { user: UserRecord }) {
  const codes = entitlementCodes(user);
  const { phone } = useBrandContact();
  const isInternal = user.type.actorType === 'INTERNAL';
  const none = isInternal || user.selectedAgency !== '' ? 'entitlementsNone' : 'entitlementsNoAgency';
  return (
    <section className="panel answer" aria-labelledby="entitlements-heading">
      <h2 id="entitlements-heading">{t('entitlementsHeading')}</h2>
      {isInternal ? <p>{t('entitlementsInternal')}</p> : null}
      {codes.length === 0 ? (
        <EmptyNote drawing="people" text={t(none)} next={t(`${none}Next`)} />
      ) : (
        <ul className="entitlements">
          {codes.map((code) => (
            <li key={code}>
              {isKnownEntitlement(code) ? t(`right.${code}`) : <span {...inEnglish()}>{code}</span>}
              <span className="entitlement-site">
                {isOnThisSite(code, user) ? t('onThisSite') : <PhoneIn text={t('byPhone', { phone })} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shows 'None on file' for missing values, except for the phone, which stays empty (spec 000 §6). */
const AboutYou = ({ user, npn }: Pick<AgentWorkspaceProps, 'user' | 'npn'>) => (
  <section className="panel answer" aria-labelledby="about-you-heading">
    <h2 id="about-you-heading">{t('you')}</h2>
    <Facts
      facts={[
        { name: t('logonId'), value: user.logonId },
        { name: t('nickName'), value: user.nickName || t('missing') },
        { name: t('email'), value: user.email1 || t('missing') },
        { name: t('phone'), value: <span {...inEnglish()}>{user.phone1}</span> },
        { name: t('address'), value: addressText(user) || t('missing') },
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
    {npn}
  </section>
);

export function AgentWorkspace(props: AgentWorkspaceProps) {
  const { user, regionChange, onChoose, onEdit, book, npn, broker, children } = props;
  return (
    <>
      <AgencyBar user={user} />
      <div className="page-columns">
        <div className="page-main">
          {book}
          {children}
          <Entitlements user={user} />
          <AboutYou user={user} npn={npn} />
          <section className="panel answer" aria-labelledby="unavailable-heading">
            <h2 id="unavailable-heading">{t('laterHeading')}</h2>
            <p>{t('later')}</p>
          </section>
        </div>
        <div className="page-main">
          <section className="panel answer" aria-labelledby={REGION_HEADING}>
            <h2 id={REGION_HEADING} tabIndex={-1}>
              {t('regionHeading')}
            </h2>
            <p>{currentRegionText(user)}</p>
            <AgencyRegionForm user={user} status={regionChange} onChoose={onChoose} onEdit={onEdit} />
          </section>
          {broker}
          <CallNote text={t('call')} />
        </div>
      </div>
    </>
  );
}
