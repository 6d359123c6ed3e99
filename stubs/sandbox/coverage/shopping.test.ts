import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { getCart } from '../../../src/features/coverage/cart.schema.ts';
import { sendEmail } from '../../../src/features/coverage/shopping.schema.ts';
import { baseMessage } from '../../../src/lib/base-message.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask, services, signIn } = openSandbox();
beforeEach(() => services.state.clear());

const ID = '6f1c2b8e-6c1d-4c0e-9a53-7b1f0d2e4a10';
const OTHER = '0b3d6f5e-1c2a-4d7b-8e9f-a1b2c3d4e5f6';
const item = (planId: string, monthlyPremium: number) => ({
  planId,
  planName: `Plan ${planId}`,
  monthlyPremium,
  applicants: [{ relationship: 'SELF', dateOfBirth: '1988-04-02' }],
});

describe('cart', () => {
  const path = (id: string) => `/cmcrst/x-services/cart/${id}`;
  const put = (id: string, items: object[], headers = {}) =>
    ask('PUT', path(id), { baseMessage, payload: { items } }, headers);
  const cart = async (id: string, headers = {}) =>
    v.parse(getCart.reply, await (await ask('GET', path(id), undefined, headers)).json());
  const plans = async (id: string, headers = {}) =>
    (await cart(id, headers)).items.map(({ planId }) => planId);

  it('has the latest content, and adds up in cents', async () => {
    expect(await cart(ID)).toEqual({ id: ID, items: [], monthlyTotal: 0 });
    await put(ID, [item('A', 100.1)]);
    await put(ID, [item('B', 412.35), item('C', 0.2)]);
    expect((await cart(ID)).monthlyTotal).toBe(41_255);
    expect(await plans(ID)).toEqual(['B', 'C']);
    expect(await plans(OTHER)).toEqual([]);
  });

  it('belongs to the person with a token, regardless of the id', async () => {
    const [maria, ruth] = [await signIn('maria'), await signIn('ruth')];
    await put(ID, [item('A', 1)], maria);
    expect([await plans(OTHER, maria), await plans(ID, ruth), await plans(ID)]).toEqual([['A'], [], []]);
  });

  it('400 for a guessable id, and for too many items', async () => {
    expect((await put('1', [])).status).toBe(400);
    const many = Array.from({ length: 11 }, (_, index) => item(String(index), 1));
    expect((await put(ID, many)).status).toBe(400);
  });
});

describe('idempotent requests', () => {
  const email = (changes: object = {}) =>
    ask('POST', '/cmcrst/x-services/exactTarget/email', {
      baseMessage,
      payload: { requestKey: ID, brand: 'dirpa', template: 'QUOTE', to: 'a@mail.example', ...changes },
    });
  const kept = () => services.state.list('', 'email', v.unknown()).size;

  it('count once: repeated, they get the first response; another request with the key is refused', async () => {
    const confirmed = async (answer: Response) => v.parse(sendEmail.reply, await answer.json());
    const first = await confirmed(await email());
    expect(await confirmed(await email())).toBe(first);
    expect(kept()).toBe(1);
    expect((await email({ to: 'b@mail.example' })).status).toBe(400);
    expect(await confirmed(await email({ requestKey: OTHER, to: 'b@mail.example' }))).not.toBe(first);
    expect(kept()).toBe(2);
  });

  it.each([{ requestKey: 'x' }, { to: 'a@b' }, { template: 'SPAM' }])('400 for %o', async (wrong) => {
    expect((await email(wrong)).status).toBe(400);
  });
});
