import type { ReactNode } from 'react';
import { FieldGroup } from '../../../../ui/form/field.tsx';
import { SendFailed, SubmitButton } from '../../../../ui/form/form-foot.view.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { CHANNELS, DOCUMENT_TYPES, NOTIFIED_EVENTS, type Communication } from './communication-choices.ts';
import {
  communicationErrors,
  communicationOf,
  type CommunicationError,
  type Contact,
  type NotifiedEvent,
} from './communication.rules.ts';
import { t as page } from '../account-page.text.ts';
import { t } from './communication.text.ts';

interface CommunicationFormProps {
  saved: Communication;
  /** Null while the profile is unknown. */
  contact: Contact | null;
  isDependent: boolean;
  /** Events that the form does not offer. */
  hidden: readonly NotifiedEvent[];
  readOnly: ReactNode;
  onChange(chosen: Communication): void;
  onSubmit(chosen: Communication): Promise<readonly CommunicationError[]>;
}

type Group = CommunicationError['field'];
type Choices = readonly (readonly [value: string, label: string, isSaved: boolean])[];

const ChoiceBoxes = ({ group, choices }: { group: Group; choices: Choices }) => (
  <div className="account-choices">
    {choices.map(([value, label, isSaved]) => (
      <label key={value} className="choice">
        <input type="checkbox" name={group} value={value} defaultChecked={isSaved} />
        <span>{label}</span>
      </label>
    ))}
  </div>
);

function paperlessHint({ contact, isDependent }: GroupsProps): string {
  const hint = contact?.email ? t('paperlessHint', { email: contact.email }) : t('paperlessHintNoEmail');
  return isDependent ? `${hint} ${t('eobElsewhere')}` : hint;
}

const smsHint = (contact: CommunicationFormProps['contact']): string | null => {
  if (contact === null) return null;
  return contact.mobile === '' ? t('smsHintNone') : t('smsHint', { mobile: contact.mobile });
};

interface GroupsProps extends Pick<CommunicationFormProps, 'saved' | 'contact' | 'isDependent' | 'hidden'> {
  frameOf(group: Group): { id: string; error: string | null };
}

function ChoiceGroups(props: GroupsProps) {
  const { saved, contact, hidden, frameOf } = props;
  const channelsOf = (event: NotifiedEvent) =>
    saved.notifications.find(({ eventType }) => eventType === event)?.channels ?? [];
  return (
    <>
      <FieldGroup {...frameOf('paperless')} legend={t('paperless')} hint={paperlessHint(props)}>
        <ChoiceBoxes
          group="paperless"
          choices={DOCUMENT_TYPES.map((type) => [type, t(type), saved.paperless.includes(type)])}
        />
      </FieldGroup>
      <h3>{t('tell')}</h3>
      <p className="field-hint">{smsHint(contact)}</p>
      {NOTIFIED_EVENTS.filter((event) => !hidden.includes(event)).map((event) => (
        <FieldGroup key={event} {...frameOf(event)} legend={t(event)}>
          <ChoiceBoxes
            group={event}
            choices={CHANNELS.map((channel) => [channel, t(channel), channelsOf(event).includes(channel)])}
          />
        </FieldGroup>
      ))}
    </>
  );
}

export function CommunicationForm(props: CommunicationFormProps) {
  const { saved, contact, isDependent, hidden, readOnly, onChange, onSubmit } = props;
  const form = useForm({
    idOf: (group) => `communication-${group}`,
    textOf: ({ problem }: CommunicationError) => t(problem),
    read: (element) => communicationOf(new FormData(element), saved, hidden),
    check: (chosen) => communicationErrors(chosen, contact),
    send: onSubmit,
    // FormData omits the fields of a disabled form, so a read-only form reports no values.
    onValues: readOnly === null ? onChange : undefined,
    saved,
  });
  return (
    <form {...form.props} className="account-form" method="post">
      <fieldset className="account-fields" disabled={readOnly !== null}>
        <legend className="visually-hidden">{page('communication')}</legend>
        <ChoiceGroups
          saved={saved}
          contact={contact}
          isDependent={isDependent}
          hidden={hidden}
          frameOf={(group) => ({ id: form.field(group).id, error: form.errorOf(group) })}
        />
      </fieldset>
      <SendFailed form={form} text={t('failed')} />
      {readOnly ?? <SubmitButton form={form} words={{ submit: t('submit'), busy: t('busy') }} />}
    </form>
  );
}
