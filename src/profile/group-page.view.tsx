import { useId } from 'react';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { t } from './group-page.text.ts';
import { isActiveGroup, shortEmployer, type GroupChoice } from './selected-group.rules.ts';
import { ServiceWords } from '../ui/service-words.tsx';

interface GroupLineProps {
  choices: readonly GroupChoice[];
  choice: GroupChoice | null;
  onSelect(groupNumber: string): void;
}

interface GroupNameProps {
  choice: GroupChoice;
  /** Text key of the sentence around the name. */
  sentence: Parameters<typeof t>[0];
  /** The full name, shown on hover. */
  title?: string;
}

const GroupName = ({ choice: { group, client }, sentence, ...rest }: GroupNameProps) => (
  <ServiceWords
    words={shortEmployer(client.clientName)}
    say={(employer) => t(sentence, { employer, group: group.groupNumber })}
    {...rest}
  />
);

/** Keeps its height while empty. */
export function GroupLine({ choices, choice, onSelect }: GroupLineProps) {
  const id = useId();
  if (!choice) return <p className="group-line" />;
  if (choices.length === 1) {
    return (
      <p className="group-line">
        <GroupName choice={choice} sentence="about" title={choice.client.clientName} />
      </p>
    );
  }
  return (
    <div className="group-line field">
      <label htmlFor={id}>{t('choose')}</label>
      <select id={id} value={choice.group.groupNumber} onChange={({ target }) => onSelect(target.value)}>
        {choices.map((one) => (
          <option key={one.group.groupNumber} value={one.group.groupNumber}>
            <GroupName choice={one} sentence={isActiveGroup(one.group) ? 'option' : 'optionEnded'} />
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
