/** The selected group in the head of the activity summary: a choice among several. */
import { useId, useInsertionEffect, useState } from 'react';
import { t } from '../../profile/group/group-page.text.ts';
import { isActiveGroup, shortEmployer, type GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import styles from './summary-group.css?inline';

interface SummaryGroupProps {
  brandName: string;
  choices: readonly GroupChoice[];
  choice: GroupChoice;
  onSelect(groupNumber: string): void;
}

const optionText = (group: GroupChoice['group'], employer: string): string =>
  t(isActiveGroup(group) ? 'option' : 'optionEnded', { group: group.groupNumber, employer });

/** A long employer name is cut; its option has the whole one as a tooltip and description. */
export function SummaryGroup({ brandName, choices, choice, onSelect }: SummaryGroupProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const id = useId();
  const [shown, announce] = useState('');
  return (
    <div className="summary-group">
      <span>{brandName} ·</span>
      <label className="visually-hidden" htmlFor={id}>
        {t('choose')}
      </label>
      <select
        id={id}
        value={choice.group.groupNumber}
        onChange={({ target }) => {
          onSelect(target.value);
          announce(t('shown', { group: target.value }));
        }}
      >
        {choices.map(({ group, client }) => (
          <option key={group.groupNumber} value={group.groupNumber} title={client.clientName}>
            {optionText(group, shortEmployer(client.clientName))}
          </option>
        ))}
      </select>
      <span className="visually-hidden" role="status">
        {shown}
      </span>
    </div>
  );
}
