import { useInsertionEffect, useState, type FormEvent } from 'react';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { Field } from '../../ui/form/field.tsx';
import { EmptyNote, FailedNote } from '../../ui/page/panel-notes.tsx';
import styles from '../../ui/styles/forms.css?inline';
import { agenciesIn, choiceForRegion, type AgencyChoice } from '../../session/user/roles.rules.ts';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { isSearched } from './agency-search.rules.ts';
import { AgencySearch } from './agency-search.view.tsx';
import { regionName } from './agent-workspace.rules.ts';
import type { RegionChange } from './agent-workspace.store.ts';
import { t } from './agent-workspace.text.ts';

interface AgencyRegionFormProps {
  user: UserRecord;
  status: RegionChange;
  onChoose(choice: AgencyChoice, remember: boolean): void;
  /** Called when the user changes a value, before the form is sent. */
  onEdit(): void;
}

/** The id of the heading of the panel that contains this form. */
export const REGION_HEADING = 'region-heading';

export function currentRegionText({ selectedRegion, selectedAgency }: UserRecord): string {
  const region = regionName(selectedRegion);
  if (selectedRegion === '') return t('nowNothing');
  return selectedAgency === '' ? t('nowRegion', { region }) : t('now', { region, agency: selectedAgency });
}

const isSame = (a: AgencyChoice, b: AgencyChoice): boolean => a.agency === b.agency && a.region === b.region;

function Outcome({
  user,
  status,
  onRetry,
}: Pick<AgencyRegionFormProps, 'user' | 'status'> & { onRetry(): void }) {
  const region = regionName(user.selectedRegion);
  if (status.state === 'not-saved')
    return (
      <FailedNote text={t('notSaved', { region })} reference={status.failure.reference} onRetry={onRetry} />
    );
  return (
    <p className="form-outcome" role="status">
      {status.state === 'done' ? t(status.saved ? 'doneSaved' : 'done', { region }) : null}
      {status.state === 'refused' ? t('refused') : null}
    </p>
  );
}

interface ChoiceProps {
  user: UserRecord;
  choice: AgencyChoice;
  onEdit(choice: AgencyChoice): void;
}

function RegionSelect({ user: { regions, agencies }, choice, onEdit }: ChoiceProps) {
  return (
    <Field id="place-region" label={t('region')} error={null}>
      {(control) => (
        <select
          {...control}
          required
          value={choice.region}
          onChange={({ currentTarget }) =>
            onEdit(choiceForRegion(agencies, currentTarget.value, choice.agency))
          }
        >
          {choice.region === '' ? <option value="">{t('pick')}</option> : null}
          {regions.map(({ region }) => (
            <option key={region} value={region}>
              {regionName(region)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function AgencySelect({ user, choice, onEdit }: ChoiceProps) {
  const available = agenciesIn(user.agencies, choice.region);
  return (
    <Field id="place-agency" label={t('agency')} error={null}>
      {(control) => (
        <select
          {...control}
          value={choice.agency}
          disabled={available.length === 0}
          onChange={({ currentTarget }) => onEdit({ ...choice, agency: currentTarget.value })}
        >
          {available.length === 0 ? <option value="">{t('noAgency')}</option> : null}
          {available.map(({ agencyId, agencyName }) => (
            <option key={agencyId} value={agencyId}>
              {agencyName ? `${agencyId} · ${agencyName}` : agencyId}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The form's agency and region. A change in another browser tab replaces them, unless the user has edited the form. */
function useChoice({ selectedAgency, selectedRegion }: UserRecord) {
  const selected: AgencyChoice = { agency: selectedAgency, region: selectedRegion };
  const [choice, setChoice] = useState(selected);
  const [lastSelected, setLastSelected] = useState(selected);
  if (!isSame(lastSelected, selected)) {
    setLastSelected(selected);
    if (isSame(choice, lastSelected)) setChoice(selected);
  }
  return [choice, setChoice] as const;
}

const Remember = ({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) => (
  <label className="check">
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />{' '}
    {t('remember')}
  </label>
);

export function AgencyRegionForm({ user, status, onChoose, onEdit }: AgencyRegionFormProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const [choice, setChoice] = useChoice(user);
  const [remember, setRemember] = useState(user.rememberAgencyRegion);
  const edit = (next: AgencyChoice): void => {
    setChoice(next);
    onEdit();
  };
  const send = (): void => {
    if (choice.region !== '') onChoose(choice, remember);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  if (user.regions.length === 0)
    return <EmptyNote drawing="people" text={t('nothing')} next={t('nothingNext')} />;
  return (
    <form className="agency-region-form" onSubmit={submit}>
      <RegionSelect user={user} choice={choice} onEdit={edit} />
      {isSearched(user.agencies) ? (
        <AgencySearch agencies={user.agencies} choice={choice} onChoose={edit} />
      ) : (
        <AgencySelect user={user} choice={choice} onEdit={edit} />
      )}
      {agenciesIn(user.agencies, choice.region).length === 0 ? null : (
        <Remember
          checked={remember}
          onChange={(checked) => {
            setRemember(checked);
            onEdit();
          }}
        />
      )}
      <button type="submit" className="button primary" aria-disabled={status.state === 'busy'}>
        {t(status.state === 'busy' ? 'busy' : 'submit')}
      </button>
      <Outcome user={user} status={status} onRetry={send} />
    </form>
  );
}
