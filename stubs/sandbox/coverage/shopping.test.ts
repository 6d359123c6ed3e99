import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { getCart } from '../../../src/features/coverage/cart.schema.ts';
import { listPlans } from '../../../src/features/coverage/plans.schema.ts';
import { sendEmail } from '../../../src/features/coverage/shopping.schema.ts';
import { baseMessage } from '../../../src/lib/http/base-message.ts';
import { CART_KEY } from '../../../src/session/storage/visitor-keys.ts';
import { allBrands } from '../brand-records.ts';
import { openSandbox } from '../sandbox.fixture.ts';

const { ask, services, signIn } = openSandbox();
beforeEach(() => services.state.clear());

const ID = '6f1c2b8e-6c1d-4c0e-9a53-7b1f0d2e4a10';
const OTHER = '0b3d6f5e-1c2a-4d7b-8e9f-a1b2c3d4e5f6';
const item = (planId: string) => ({
  planId,
  applicants: [{ relationship: 'SELF', age: 21 }],
});

describe('a cart', () => {
  const path = (id: string) => `/cmcrst/x-services/cart/${id}`;
  const put = (id: string, items: object[], headers = {}) =>
    ask('PUT', path(id), { baseMessage, payload: { items } }, headers);
  const cart = async (id: string, headers = {}) =>
    v.parse(getCart.response, await (await ask('GET', path(id), undefined, headers)).json());
  const plans = async (id: string, headers = {}) =>
    (await cart(id, headers)).items.map(({ planId }) => planId);

  const [BRONZE, SILVER] = ['DIRPA-BRONZE', 'DIRPA-SILVER'];

  it('contains the plans that were saved last, and the sum of their prices', async () => {
    expect(await cart(ID)).toEqual({ id: ID, items: [], monthlyTotal: 0 });
    await put(ID, [item(BRONZE)]);
    await put(ID, [item(SILVER), item(BRONZE)]);
    const { items, monthlyTotal } = await cart(ID);
    expect(monthlyTotal).toBe(
      items.reduce((sum, cartItem) => sum + (cartItem.monthlyPremium ?? Number.NaN), 0),
    );
    expect(await plans(ID)).toEqual([SILVER, BRONZE]);
    expect(await plans(OTHER)).toEqual([]);
  });

  it('has the prices of the plan list, and ignores prices in the request', async () => {
    const list = await ask('GET', '/cmcrst/x-services/plans/list?brand=dirpa');
    const { items } = v.parse(listPlans.response, await list.json()).plans;
    const { rates } = items.find(({ id }) => id === SILVER) ?? {};
    const adult = rates && 'perPerson' in rates && rates.perPerson.find(({ fromAge }) => fromAge === 21);
    if (!adult) throw new Error('no rate of an adult');
    await put(ID, [{ ...item(SILVER), monthlyPremium: 1, planName: 'Cheap' }]);
    expect(adult.monthly).toBeGreaterThan(10_000);
    expect((await cart(ID)).items).toMatchObject([
      { planName: 'Silver 4500', monthlyPremium: adult.monthly },
    ]);
  });

  it.each([
    ['that has no rates', item('DIRPA-SAVER')],
    ['for an applicant whose age is missing', { ...item(SILVER), applicants: [{ relationship: 'SELF' }] }],
    ['for an applicant who is 65', { ...item(SILVER), applicants: [{ relationship: 'SELF', age: 65 }] }],
    ['that is not sold to people under 65', item('SHOP-DENTAL')],
  ])('refuses to add a plan %s', async (_what, refusedItem) => {
    await put(ID, [item(BRONZE)]);
    const refused = await put(ID, [item(BRONZE), refusedItem]);
    expect([refused.status, (await refused.json()).errors[0].errorMessage]).toEqual([400, 'NO-PRICE']);
    expect(await plans(ID)).toEqual([BRONZE]);
  });

  it('keeps a plan, but has no price or total, if the price for changed applicants is unknown', async () => {
    await put(ID, [item(SILVER)]);
    const response = await put(ID, [{ ...item(SILVER), applicants: [{ relationship: 'SELF' }] }]);
    expect(response.status).toBe(200);
    expect(await cart(ID)).toMatchObject({ items: [{ monthlyPremium: null }], monthlyTotal: null });
  });

  it('belongs to the signed-in person, even if the request contains another cart id', async () => {
    const [maria, ruth] = [await signIn('maria'), await signIn('ruth')];
    await put(ID, [item(BRONZE)], maria);
    expect([await plans(OTHER, maria), await plans(ID, ruth), await plans(ID)]).toEqual([[BRONZE], [], []]);
  });

  it('filled by a visitor belongs to the person who signs in, once the portal has stored the cart’s id', async () => {
    await put(ID, [item(SILVER)]);
    const maria = await signIn('maria');
    expect(await plans(OTHER, maria)).toEqual([]);
    const storage = `/rbsmbl/x-services/sessionStorage/${CART_KEY}`;
    await ask('PUT', storage, { baseMessage, payload: { value: ID } }, maria);
    expect(await plans(OTHER, maria)).toEqual([SILVER]);
  });

  it('is refused with a guessable id, too many items or an unknown plan', async () => {
    expect((await put('1', [])).status).toBe(400);
    const many = Array.from({ length: 11 }, () => item(SILVER));
    expect((await put(ID, many)).status).toBe(400);
    expect((await put(ID, [item('DIRPA-NONE')])).status).toBe(400);
  });
});

describe('the plan list', () => {
  const list = async (query: string) => {
    const response = await ask('GET', `/cmcrst/x-services/plans/list?${query}`);
    return v.parse(listPlans.response, await response.json());
  };
  const ratingFactsFor = async (query: string) =>
    Object.fromEntries(
      (await list(query)).ratingFacts.map(({ market, people, byAge, byTobacco }) => [
        market,
        [people, byAge, byTobacco],
      ]),
    );

  it('is empty for a brand that sells no plans, and for a state that the brand does not serve', async () => {
    const [code = ''] = [...allBrands().values()].flatMap((brand) => (brand.sellsPlans ? [] : brand.code));
    expect((await list(`brand=${code}`)).plans.items).toEqual([]);
    expect((await list('brand=dirpa&state=NY')).plans.items).toEqual([]);
  });

  it("for a state other than the brand's own, includes the state code in the plan ids", async () => {
    const { state, plans: sold } = await list('brand=ndbcbs&state=MN');
    expect([state, sold.items[0]?.id]).toEqual(['MN', 'NDBCBS-MN-BRONZE']);
    const response = await ask('PUT', `/cmcrst/x-services/cart/${ID}`, {
      baseMessage,
      payload: { items: [item('NDBCBS-MN-SILVER')] },
    });
    expect(response.status).toBe(200);
  });

  it('has rating facts that depend on state and market', async () => {
    expect(await ratingFactsFor('brand=hmbcbs')).toEqual({
      U65: ['EACH', true, true],
      MED: ['ONE', false, false],
    });
    expect(await ratingFactsFor('brand=mbhny')).toEqual({
      U65: ['FAMILY', false, false],
      MED: ['ONE', false, false],
    });
    expect(await ratingFactsFor('brand=shop')).toMatchObject({ DEN: ['EACH', true, false] });
    expect(await ratingFactsFor('brand=ibcah')).toEqual({ MED: ['ONE', false, false] });
  });

  it('is parsed without invalid plans and invalid rating facts, and invalid fields in the remaining plans become null', async () => {
    const response = await ask('GET', '/cmcrst/x-services/plans/list?brand=dirpa');
    const { payload } = await response.json();
    const [first, ...others] = payload.plans;
    const odd = { ...first, market: 'PETS', deductible: 'soon', coinsurance: 130, rates: { adult: 318 } };
    const read = v.parse(listPlans.response, {
      payload: { ...payload, ratingFacts: [{ market: 'U65', people: 'PETS' }], plans: [odd, {}, ...others] },
    });
    expect(read.ratingFacts).toEqual([]);
    expect(read.plans.skipped).toBe(1);
    expect(read.plans.items[0]).toMatchObject({
      market: null,
      deductible: null,
      coinsurance: null,
      rates: null,
    });
  });
});

describe('idempotent requests', () => {
  const email = (changes: object = {}) =>
    ask('POST', '/cmcrst/x-services/exactTarget/email', {
      baseMessage,
      payload: { requestKey: ID, brand: 'dirpa', template: 'QUOTE', to: 'a@mail.example', ...changes },
    });
  const persisted = () => services.state.list('', 'email', v.unknown()).size;

  it('run once: a repeated request gets the first response, but a different request with the same key is refused', async () => {
    const confirmed = async (response: Response) => v.parse(sendEmail.response, await response.json());
    const first = await confirmed(await email());
    expect(await confirmed(await email())).toBe(first);
    expect(persisted()).toBe(1);
    expect((await email({ to: 'b@mail.example' })).status).toBe(409);
    expect(await confirmed(await email({ requestKey: OTHER, to: 'b@mail.example' }))).not.toBe(first);
    expect(persisted()).toBe(2);
  });

  it.each([{ requestKey: 'x' }, { to: 'a@b' }, { template: 'SPAM' }])(
    'get a 400 if they contain %o',
    async (wrong) => {
      expect((await email(wrong)).status).toBe(400);
    },
  );
});
