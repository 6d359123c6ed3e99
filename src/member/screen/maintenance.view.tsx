/** Replaces every view while the member area is under maintenance (spec 000 §2 Routes). */
import { CallNote } from '../../ui/page/call-note.tsx';
import { focusHeadingBefore } from '../../ui/page/focus.ts';
import { t } from './maintenance.text.ts';

const Maintenance = () => (
  <div className="reading">
    <h1 tabIndex={-1}>{t('maintenance')}</h1>
    <p>{t('maintenanceText')}</p>
    <p>
      <button
        type="button"
        className="button primary"
        onClick={({ currentTarget }) => {
          focusHeadingBefore(currentTarget); // the portal restores the focus after the reload, when this button may no longer exist
          window.location.reload();
        }}
      >
        {t('checkAgain')}
      </button>
    </p>
    <CallNote text={t('maintenanceHelp')} />
  </div>
);

export default Maintenance;
