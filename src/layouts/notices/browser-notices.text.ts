/** Notices for browsers that cannot run the portal. The list of browsers is from spec 000 §2 Footer. */
import { translator } from '../../lib/text/i18n.ts';

export const texts = {
  label: 'Your browser',
  noScriptLabel: 'JavaScript is off',
  noScript:
    'JavaScript is turned off in your browser. You can read these pages, but you need it to sign in and send forms. Turn it on, or call us:',
  oldBrowser:
    'Your browser is too old for parts of this site. It works best with the latest Edge, Firefox, Chrome or Safari. Update your browser, or call us:',
} as const;

export const t = translator('notices', texts);
