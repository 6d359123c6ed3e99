import type { ReactNode, Ref } from 'react';

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldFrame {
  id: string;
  label: string;
  error: string | null;
}

interface FieldProps extends Omit<FieldFrame, 'label'> {
  label: ReactNode;
  hint?: ReactNode;
  children(control: ControlProps): ReactNode;
}

export const controlProps = (id: string, error: string | null, hasHint: boolean): ControlProps => ({
  id,
  'aria-invalid': error === null ? undefined : true,
  'aria-describedby':
    [hasHint ? `${id}-hint` : '', error === null ? '' : `${id}-error`].filter(Boolean).join(' ') || undefined,
});

export const FieldError = ({ id, error }: { id: string; error: string | null }) =>
  error === null ? null : (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  );

export const Field = ({ id, label, hint, error, children }: FieldProps) => (
  <div className={error === null ? 'field' : 'field field-wrong'}>
    <label htmlFor={id}>{label}</label>
    {hint === undefined ? null : (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <FieldError id={id} error={error} />
    {children(controlProps(id, error, hint !== undefined))}
  </div>
);

interface FieldGroupProps extends Omit<FieldFrame, 'label'> {
  ref?: Ref<HTMLFieldSetElement>;
  /** Omitted if another element labels the group. */
  legend?: ReactNode;
  labelledBy?: string;
  hint?: ReactNode;
  children: ReactNode;
}

export const FieldGroup = ({ ref, id, legend, labelledBy, hint, error, children }: FieldGroupProps) => (
  <fieldset
    ref={ref}
    id={id}
    className={error === null ? 'field' : 'field field-wrong'}
    aria-labelledby={labelledBy}
    aria-describedby={controlProps(id, error, hint !== undefined)['aria-describedby']}
  >
    {legend === undefined ? null : <legend>{legend}</legend>}
    {hint === undefined ? null : (
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
    <FieldError id={id} error={error} />
    {children}
  </fieldset>
);
