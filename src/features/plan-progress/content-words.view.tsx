import type { ServiceText } from '../../content/content.rules.ts';
import { inEnglish } from '../../lib/i18n.ts';

/** Words of the content service are English on every page. */
export const ContentWords = ({ words: { text, isFromService } }: { words: ServiceText }) => (
  <span {...(isFromService ? inEnglish() : {})}>{text}</span>
);
