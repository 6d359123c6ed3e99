import { useState } from 'react';
import { showCount } from '../../lib/text/count.ts';
import { inEnglish } from '../../lib/text/i18n.ts';
import type { AgencyChoice } from '../../session/user/roles.rules.ts';
import type { Agency } from '../../session/user/user-info.schema.ts';
import { announce } from '../../ui/page/announce.ts';
import { Field } from '../../ui/form/field.tsx';
import { agencyOptions, findAgencies, type FoundAgencies } from './agency-search.rules.ts';
import { regionName } from './agent-workspace.rules.ts';
import { t } from './agent-workspace.text.ts';

interface AgencySearchProps {
  agencies: readonly Agency[];
  choice: AgencyChoice;
  onChoose(choice: AgencyChoice): void;
}

function resultText({ agencies, total }: FoundAgencies): string {
  if (total === 0) return t('searchNone');
  return total > agencies.length
    ? t('searchMore', { shown: agencies.length, total: showCount(total) })
    : t('searchAll', { count: total });
}

function AgencyOption({
  agency,
  isChosen,
  onChoose,
}: {
  agency: Agency;
  isChosen: boolean;
  onChoose(): void;
}) {
  const { agencyId, agencyName = '', region } = agency;
  return (
    <label className="choice">
      <input type="radio" name="place-agency" checked={isChosen} onChange={onChoose} />
      <span>
        <span {...inEnglish()}>{agencyName || agencyId}</span>
        <span className="row-more">
          {agencyName === '' ? '' : `${agencyId} · `}
          {regionName(region)}
        </span>
      </span>
    </label>
  );
}

const MOST_LETTERS = 64;

export function AgencySearch({ agencies, choice, onChoose }: AgencySearchProps) {
  const [term, setTerm] = useState('');
  const find = (typed: string): FoundAgencies => findAgencies(agencies, { term: typed, ...choice });
  const results = find(term);
  return (
    <>
      <Field
        id="agency-search"
        label={t('search')}
        hint={t('searchHint', { total: showCount(agencies.length) })}
        error={null}
      >
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_LETTERS}
            value={term}
            onChange={({ currentTarget }) => {
              setTerm(currentTarget.value);
              announce(resultText(find(currentTarget.value)));
            }}
          />
        )}
      </Field>
      <fieldset className="field agency-results">
        <legend>{t('agency')}</legend>
        <p className="field-hint">{resultText(results)}</p>
        {agencyOptions(agencies, results, choice.agency).map((agency) => (
          <AgencyOption
            key={agency.agencyId}
            agency={agency}
            isChosen={agency.agencyId === choice.agency}
            onChoose={() => onChoose({ agency: agency.agencyId, region: agency.region })}
          />
        ))}
      </fieldset>
    </>
  );
}
