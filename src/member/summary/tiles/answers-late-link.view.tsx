import { t } from './answers-late.text.ts';
import { ALL_CLAIMS } from '../panels/claims-panel-footer.view.tsx';

/** @param isPrimary there is something to pay */
export const SeeClaims = ({ isPrimary = false }) => (
  <a className={isPrimary ? 'button primary' : 'button'} href={ALL_CLAIMS}>
    {t('seeClaims')}
  </a>
);
