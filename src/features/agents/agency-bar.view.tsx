/** Always in view: for which agency the user works, and where it is changed. */
import { inEnglish } from '../../lib/text/i18n.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { REGION_HEADING } from './agency-region-form.view.tsx';
import { activeAgency, regionName } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';

function goToForm(): void {
  const heading = document.getElementById(REGION_HEADING);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** 'Fernhill Benefits Agency', '40211 · Minnesota'. */
function Place({ user }: { user: UserRecord }) {
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

export const AgencyBar = ({ user }: { user: UserRecord }) => (
  <div className="agency-bar" role="group" aria-label={t('active')}>
    <Place user={user} />
    <button type="button" className="button" onClick={goToForm}>
      {t('switch')}
    </button>
  </div>
);
