import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../lib/remote/failure.ts';
import { BrandContext } from '../page/brand-context.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { Field } from './field.tsx';
import { SendFailed, SubmitButton } from './form-foot.view.tsx';
import { useForm, valuesOf } from './use-form.ts';

const readForm = valuesOf(['name', 'city']);
type Values = ReturnType<typeof readForm>;
interface Problem {
  field: keyof Values;
  problem: string;
}

interface SampleProps {
  send(values: Values): Promise<readonly Problem[] | undefined>;
  hasSummary?: boolean | 'several';
  onValues?(values: Values): void;
  onReady?(form: HTMLFormElement): void;
}

function Sample({ send, hasSummary = true, onValues, onReady }: SampleProps) {
  const form = useForm({
    hasSummary,
    idOf: (field) => `sample-${field}`,
    textOf: ({ problem }: Problem) => problem,
    read: readForm,
    check: ({ name, city }): Problem[] => [
      ...(name === '' ? [{ field: 'name' as const, problem: 'Missing' }] : []),
      ...(city === '' ? [{ field: 'city' as const, problem: 'Missing' }] : []),
    ],
    send,
    onValues,
    ...(onReady ? { onReady } : {}),
    clearsRefused: true,
  });
  return (
    <form {...form.props}>
      <ErrorSummary errors={form.errors} />
      <Field {...form.field('name')}>{(control) => <input {...control} name="name" />}</Field>
      <Field {...form.field('city')}>{(control) => <input {...control} name="city" />}</Field>
      <SendFailed form={form} text="Not sent" />
      <button
        type="button"
        onClick={() => form.showBeside(['city'], [{ field: 'city', problem: 'Unknown' }])}
      >
        Leave
      </button>
      <SubmitButton form={form} words={{ submit: 'Send', busy: 'Sending' }} />
    </form>
  );
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
function fill(): void {
  type('name', 'Maria');
  type('city', 'Erie');
}

it('useForm lists errors in a summary that links to the fields, and shows each error beside its field', () => {
  const send = vi.fn<SampleProps['send']>();
  render(<Sample send={send} />);
  press();
  expect(screen.getByRole('group', { name: '2 things need your attention' })).toHaveFocus();
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('Missing');
  fireEvent.click(screen.getByRole('link', { name: 'city: Missing' }));
  expect(screen.getByLabelText('city')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('useForm focuses the first invalid field if the form has no summary', () => {
  render(<Sample send={vi.fn<SampleProps['send']>()} hasSummary={false} />);
  type('name', 'Maria');
  press();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByLabelText('city')).toHaveFocus();
});

it('useForm sends the form only once if the button is pressed again while the call is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = vi.fn<SampleProps['send']>(() => promise);
  render(<Sample send={send} />);
  fill();
  press();
  press();
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true');
  resolve(undefined);
  await screen.findByText('Send');
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Maria', city: 'Erie' });
});

function ClosingSample({ send }: Pick<SampleProps, 'send'>) {
  const [isOpen, setOpen] = useState(true);
  const sendAndClose: SampleProps['send'] = async (values) => {
    const problems = await send(values);
    setOpen(false);
    return problems;
  };
  return isOpen ? <Sample send={sendAndClose} /> : <p>Saved</p>;
}

it('useForm sends the form only once if the button is pressed again after a success but before the form closes', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = vi.fn<SampleProps['send']>(() => promise);
  render(<ClosingSample send={send} />);
  fill();
  press();
  resolve(undefined);
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
  press();
  await screen.findByText('Saved');
  expect(send).toHaveBeenCalledOnce();
});

it('useForm shows an error from the service until the next input', async () => {
  render(<Sample send={() => Promise.resolve([{ field: 'city', problem: 'Unknown' }])} hasSummary={false} />);
  fill();
  press();
  await waitFor(() => expect(screen.getByLabelText('city')).toHaveFocus());
  expect(screen.getByLabelText('city')).toHaveAccessibleDescription('Unknown');
  type('city', 'Pittsburgh');
  expect(screen.getByLabelText('city')).not.toHaveAccessibleDescription();
});

it('useForm keeps the typed text after a failed call, and sends it again on retry', async () => {
  const send = vi.fn<SampleProps['send']>();
  send.mockRejectedValueOnce(new ServiceError({ kind: 'offline', reference: 'R-1' }));
  send.mockResolvedValueOnce(undefined);
  render(
    <BrandContext brand={{ phone: '1-800-555-0100', hoursText: '8 to 5' }}>
      <Sample send={send} />
    </BrandContext>,
  );
  fill();
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('name')).toHaveValue('Maria');
});

it('useForm calls onValues on mount and on each input', () => {
  const onValues = vi.fn<(values: Values) => void>();
  render(<Sample send={vi.fn<SampleProps['send']>()} onValues={onValues} />);
  type('city', 'Erie');
  expect(onValues.mock.calls).toEqual([[{ name: '', city: '' }], [{ name: '', city: 'Erie' }]]);
});

it("useForm with hasSummary 'several' focuses the summary for several errors, and the field for one error", () => {
  render(<Sample send={vi.fn<SampleProps['send']>()} hasSummary="several" />);
  press();
  expect(screen.getByRole('group')).toHaveFocus();
  type('city', 'Erie');
  press();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByLabelText('name')).toHaveFocus();
});

it('useForm shows an error beside its field without moving focus when showBeside is called', () => {
  render(<Sample send={vi.fn<SampleProps['send']>()} />);
  press();
  fireEvent.click(screen.getByText('Leave'));
  expect(screen.getByLabelText('city')).toHaveAccessibleDescription('Unknown');
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('Missing');
  expect(screen.getByRole('link', { name: 'city: Missing' })).toBeVisible();
  expect(screen.getByLabelText('city')).not.toHaveFocus();
});

it('useForm validates a form that was submitted before hydration, and does not call onReady for it', () => {
  const onReady = vi.fn<(form: HTMLFormElement) => void>();
  const sample = <Sample send={vi.fn<SampleProps['send']>()} onReady={onReady} />;
  render(<div data-pressed="">{sample}</div>);
  expect(screen.getByLabelText('name')).toHaveAccessibleDescription('Missing');
  expect(onReady).not.toHaveBeenCalled();
  render(sample);
  expect(onReady).toHaveBeenCalledOnce();
});
