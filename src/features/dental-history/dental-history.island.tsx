/** Dental procedure history, `#/claims/claimsAndPayments/dentalProcedureHistory?grp=…` (spec 001 §2). */
import { ALL_CLAIMS } from '../../routing/hash.rules.ts';
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useInsertionEffect, useState, type ReactNode, useRef } from 'react';
import { brandToday } from '../../lib/date/brand-day.ts';
import type { Remote } from '../../lib/remote/remote.ts';
import type { Route } from '../../routing/hash.rules.ts';
import type { Profile } from '../../profile/profile.rules.ts';
import { $profile } from '../../profile/profile.store.ts';
import type { ProfileGroup } from '../../profile/group/selected-group.rules.ts';
import { $groupChoice } from '../../profile/group/selected-group.store.ts';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { WithProfile } from '../../profile/with-profile.island.tsx';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import styles from './dental-history.css?inline';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { requestedGroup, patientsOf, type Patient } from './dental-history.rules.ts';
import type { DentalHistory } from './dental-history.schema.ts';
import { $dentalHistory, leaveHistory, loadHistory } from './dental-history.store.ts';
import { t } from './dental-history.text.ts';
import { Procedures } from './procedures.view.tsx';

/** The radio buttons that select the patient, disabled while procedures load (spec 001 §2). */
interface PatientsProps {
  patients: readonly Patient[];
  /** Pin of the selected patient. */
  chosen: string;
  isLoading: boolean;
  onChoose(pin: string): void;
}

/** Restores focus after loading, because a control loses it when disabled. */
function useRestoredFocus(isLoading: boolean) {
  const group = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const { activeElement } = document;
    if (!isLoading && hadFocus.current && (activeElement === null || activeElement === document.body))
      group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    if (!isLoading) hadFocus.current = false;
  }, [isLoading]);
  return { group, remember: () => (hadFocus.current = true) };
}

function Patients({ patients, chosen, isLoading, onChoose }: PatientsProps) {
  const { group, remember } = useRestoredFocus(isLoading);
  return (
    <fieldset ref={group} className="patients" disabled={isLoading}>
      <legend>{t('who')}</legend>
      {patients.map(({ pin, name }) => (
        <label key={pin} className="patient">
          <input
            type="radio"
            name="patient"
            checked={pin === chosen}
            onChange={() => {
              remember();
              onChoose(pin);
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The query parameter of the group number (spec 001 §2). */
const GROUP_PARAM = 'grp';

interface ResultProps {
  history: Remote<DentalHistory>;
  name: string;
  onRetry(): void;
}

const procedureCount = (history: DentalHistory): number =>
  history.reduce((sum, { procedures }) => sum + procedures.length, 0);

function Result({ history, name, onRetry }: ResultProps) {
  return (
    <RemoteView
      value={history}
      loading={<SkeletonRows rows={4} label={t('loading', { name })} />}
      failed={t('failed')}
      onRetry={onRetry}
      frame={PANEL_FRAME}
      empty={(value) =>
        procedureCount(value) === 0 ? (
          <EmptyNote drawing="dental" text={t('empty', { name })} next={t('emptyNext')} />
        ) : null
      }
    >
      {(value) => <Procedures history={value} today={brandToday()} />}
    </RemoteView>
  );
}

/** The text for screen readers when loading ends. */
function resultStatus(history: Remote<DentalHistory>, name: string): string {
  if (history.state !== 'ready') return '';
  const count = procedureCount(history.value);
  return count > 0 ? t('found', { count, name }) : t('noneFound', { name });
}

interface HistoryProps {
  contractId: string;
  groupNum: string;
  patients: readonly [Patient, ...Patient[]];
}

function History({ contractId, groupNum, patients }: HistoryProps) {
  const history = useStore($dentalHistory);
  const [chosenPin, setChosenPin] = useState('');
  const patient = patients.find(({ pin }) => pin === chosenPin) ?? patients[0];
  const { pin, name } = patient;
  useEffect(() => {
    void loadHistory({ contractId, pin, groupNum });
    return leaveHistory;
  }, [contractId, pin, groupNum]);
  return (
    <>
      <Patients
        patients={patients}
        chosen={pin}
        isLoading={history.state === 'loading'}
        onChoose={setChosenPin}
      />
      <p className="visually-hidden" role="status">
        {resultStatus(history, name)}
      </p>
      <div className="dental-result">
        <Result
          history={history}
          name={name}
          onRetry={() => void loadHistory({ contractId, pin, groupNum })}
        />
      </div>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => <div className="panel">{children}</div>;

interface SubjectProps {
  profile: Profile;
  group: ProfileGroup | null;
}

function Subject({ profile, group }: SubjectProps) {
  const { phone } = pageBrand();
  if (!group) {
    return (
      <Note>
        <EmptyNote drawing="dental" text={t('noGroup')} next={t('noGroupNext')} />
      </Note>
    );
  }
  const [first, ...others] = patientsOf(group);
  if (!first) {
    return (
      <Note>
        <EmptyNote
          drawing="dental"
          text={t('noPatients')}
          next={<PhoneIn text={t('noPatientsNext', { phone })} />}
        />
      </Note>
    );
  }
  return (
    <History
      key={group.groupNumber}
      contractId={profile.agreementId}
      groupNum={group.groupNumber}
      patients={[first, ...others]}
    />
  );
}

export default function DentalHistoryIsland({ route }: { route: Route }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const profile = useStore($profile);
  const selected = useStore($groupChoice);
  const group =
    profile.state === 'ready' ? requestedGroup(profile.value, route.params[GROUP_PARAM], selected) : null;
  return (
    <div className="dental">
      <p className="page-back">
        <a className="button" href={ALL_CLAIMS}>
          <ArrowLeft aria-hidden="true" size={18} /> {t('back')}
        </a>
      </p>
      <PageHead
        heading={t('heading')}
        lead={group ? t('lead', { group: group.groupNumber }) : t('leadNoGroup')}
      />
      <WithProfile>{(loaded) => <Subject profile={loaded} group={group} />}</WithProfile>
      <CallNote text={t('call')} />
    </div>
  );
}
