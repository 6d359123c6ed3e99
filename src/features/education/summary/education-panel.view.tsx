/** What the educational material holds, on the activity summary (spec 001 §2 'built from content-service text'). */
import { languageProps } from '../../../content/content.rules.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { isPdf, isVideo, type EducationItem } from '../education-items.rules.ts';
import { t } from '../education.text.ts';

/** Rows of the other panels (spec 001 §9). */
const SHOWN = 3;
const EDUCATION = '#/educational-materials';

const kindOf = (item: EducationItem): string => {
  if (isVideo(item)) return t('type.video');
  return isPdf(item) ? t('type.pdf') : t('unspecified');
};

interface EducationPanelProps {
  /** The brand's name of it. */
  heading: string;
  items: readonly EducationItem[];
}

export const EducationPanel = ({ heading, items }: EducationPanelProps) => (
  <Panel id="education-panel" heading={heading} busy={false} foot={<a href={EDUCATION}>{t('panelLink')}</a>}>
    <ul className="rows">
      {items.slice(0, SHOWN).map((item) => (
        <li key={item.key} className="row education-row">
          <span className="row-title" {...(item.title ? languageProps(item) : {})}>
            {item.title || t('unspecified')}
          </span>
          <span className="row-more">{kindOf(item)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
