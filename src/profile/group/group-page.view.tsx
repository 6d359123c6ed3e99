import type { TextKey } from '../../lib/text/i18n.ts';
import { useId } from 'react';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { t, type texts } from './group-page.text.ts';
import { isActiveGroup, shortEmployer, type GroupChoice } from './selected-group.rules.ts';
import { EmployerWords } from './employer-words.view.tsx';
import { ServiceWords } from '../../ui/page/service-words.tsx';

interface GroupLineProps {
  choices: readonly GroupChoice[];
  choice: GroupChoice | null;
  onSelect(groupNumber: string): void;
}

type Sentence = TextKey<typeof texts, 'employer' | 'group'>;

const optionText = ({ group, client }: GroupChoice, sentence: Sentence) => (
  <ServiceWords
    words={shortEmployer(client.clientName)}
    say={(employer) => t(sentence, { employer, group: group.groupNumber })}
  />
);

/** The line with the selected group. It has its full height even while it is empty. */
export function GroupLine({ choices, choice, onSelect }: GroupLineProps) {
  const id = useId();
  if (!choice) return <p className="group-line" />;
  if (choices.length === 1) {
    return (
      <p className="group-line">
        <EmployerWords
          employer={choice.client.clientName}
          say={(employer) => t('about', { employer, group: choice.group.groupNumber })}
        />
      </p>
    );
  }
  return (
    <div className="group-line field">
      <label htmlFor={id}>{t('choose')}</label>
      <select id={id} value={choice.group.groupNumber} onChange={({ target }) => onSelect(target.value)}>
        {choices.map((option) => (
          <option key={option.group.groupNumber} value={option.group.groupNumber}>
            {optionText(option, isActiveGroup(option.group) ? 'option' : 'optionEnded')}
          </option>
        ))}
      </select>
    </div>
  );
}

export const GroupPageSkeleton = () => (
  <div className="panel" aria-busy="true">
    <SkeletonRows rows={3} label={t('loading')} />
  </div>
);
