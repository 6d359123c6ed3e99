/** How to appeal a denied claim: the deadline, the address, and the letter. */
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand, openClaim, part, POSITION } from '../../../../tests/support/component/claims.ts';
import { makeSpanish } from '../../../../tests/support/component/spanish.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { changeResponse } from '../../../../tests/support/component/services.ts';
import { toCompactDate, today } from '../../../lib/date/date.ts';

it('an appeal shows its deadline, the address and the phone number, and keeps the typed reason when the letter is closed', async () => {
  const claim = await openClaim(POSITION.denied);
  const appeal = await part(claim, 'If you disagree with this decision');
  const press = (name: string) => user.click(within(appeal).getByRole('button', { name }));
  expect(appeal).toHaveTextContent(/until \w+ \d+, 20\d\d to ask us.*\. \d+ days? (is|are) left\./);
  for (const line of [brand.name, ...brand.appeals.address]) expect(appeal).toHaveTextContent(line);
  const phone = brand.customerServicePhoneNumber;
  expect(within(appeal).getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:+${phone.replaceAll('-', '')}`,
  );
  await press('Prepare the letter');
  const reason = 'My doctor ordered this treatment.';
  await user.type(within(appeal).getByLabelText('Why you disagree'), reason);
  const letter = () => within(appeal).getByRole('region', { name: 'Your letter' });
  expect(letter()).toHaveTextContent(reason);
  await press('Close the letter');
  await press('Prepare the letter');
  expect(letter()).toHaveTextContent(reason);
  expect(letter()).toHaveTextContent('Dear appeals department:');
});

it('an appeal says to call, and shows no mailing address, on the last day to appeal', async () => {
  changeResponse('claim/detail', (body: { payload: object }) => ({
    payload: { ...body.payload, appealDeadline: toCompactDate(today(brand.timeZone)) },
  }));
  const claim = await openClaim(POSITION.denied);
  const appeal = await part(claim, 'If you disagree with this decision');
  expect(appeal).toHaveTextContent(
    new RegExp(`Today, \\w+ \\d+, 20\\d\\d, is the last day\\. Call ${brand.customerServicePhoneNumber} now`),
  );
  expect(appeal.querySelector('address')).toBeNull();
  expect(appeal).not.toHaveTextContent('Send it to the address');
});

it('an appeal without a deadline refers to the denial notice', async () => {
  changeResponse('claim/detail', (body: { payload: object }) => ({
    payload: { ...body.payload, appealDeadline: '' },
  }));
  const claim = await openClaim(POSITION.denied);
  expect(await part(claim, 'If you disagree with this decision')).toHaveTextContent(
    `Your denial notice says how long you have to appeal. If you can’t find it, call ${brand.customerServicePhoneNumber}.`,
  );
});

it('an appeal letter about more than six services asks for the whole decision, and lists only six of them', async () => {
  interface Detail {
    payload: { getClaimAccumActivityDetailData: readonly object[] };
  }
  changeResponse('claim/detail', ({ payload }: Detail) => {
    const [line] = payload.getClaimAccumActivityDetailData;
    const lines = Array.from({ length: 7 }, (_, at) => ({ ...line, lineNumber: at + 1 }));
    return { payload: { ...payload, getClaimAccumActivityDetailData: lines, totalCount: 7 } };
  });
  const appeal = await part(await openClaim(POSITION.denied), 'If you disagree with this decision');
  await user.click(within(appeal).getByRole('button', { name: 'Prepare the letter' }));
  const asked = within(appeal).getByText(/^I ask you to look again at your whole decision on this claim\./);
  expect(asked.nextElementSibling?.children).toHaveLength(6);
});

it('an appeal is in Spanish on a Spanish page, and marks the service’s English texts as English', async () => {
  await makeSpanish();
  const claim = await openClaim(POSITION.denied);
  expect(await part(claim, '¿Por qué debo esto?')).toHaveTextContent(
    'Su plan no cubrió esa cantidad. Revise sus derechos de apelación antes de pagar.',
  );
  expect(claim.querySelector('.service-name')).toHaveAttribute('lang', 'en');
  expect(claim.querySelector('.appeal-contacts address')).toHaveAttribute('lang', 'en');
  expect(claim.querySelector('.claim-facts')).toHaveTextContent(/Es posible que ?reciba una factura/);
  const appeal = await part(claim, 'Si no está de acuerdo con esta decisión');
  await user.click(within(appeal).getByRole('button', { name: 'Preparar la carta' }));
  expect(appeal).toHaveTextContent('Estimado departamento de apelaciones:');
});
