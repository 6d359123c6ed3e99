import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as agents from '../../../src/features/agents/agents.schema.ts';
import { openAccounts } from '../accounts.fixture.ts';

describe('the data-dictionary token', () => {
  it.each([
    ['gwen', 'MN', 14],
    ['gwen', 'ND', 16],
    ['adele', 'WY', 17],
    ['ivan', 'PA', 1],
  ])('of %s in the region %s is %i', async (id, region, dataDomain) => {
    const { as } = openAccounts();
    const response = await as(id, agents.getddTokenByRegion, { query: { region } });
    expect(v.parse(agents.getddTokenByRegion.response, await response.json())).toEqual({
      region,
      dataDomain,
    });
  });

  it.each([
    ["an agent in another agent's region", 'gwen', 'WY', 403],
    ['a member', 'maria', 'MN', 403],
    ['a visitor', 'piper', 'ND', 403],
    ['a region that does not exist', 'gwen', 'XX', 404],
  ])('is refused for %s', async (_, id, region, status) => {
    const { as } = openAccounts();
    expect((await as(id, agents.getddTokenByRegion, { query: { region } })).status).toBe(status);
  });
});

describe('the agency preference', () => {
  const choose = (agencyIdPref: string, regionPref: string, more: object = {}) => ({
    payload: { agencyIdPref, regionPref, rememberAgencyRegion: true, ...more },
  });

  it('is stored only for the person who chose it', async () => {
    const { as, user } = openAccounts();
    const broker = { isBrokerAgencyPref: true, brokerAgencyPrefLob: 'ACA' };
    expect((await as('gwen', agents.updateAgencyPreference, choose('40388', 'ND', broker))).status).toBe(200);
    expect(await user('gwen')).toMatchObject({
      selected: { agencyId: '40388', region: 'ND', remember: true },
      preferences: { agencyId: '40388', region: 'ND', isBrokerAgency: true, brokerLine: 'ACA' },
    });
    expect((await user('ivan')).preferences).toMatchObject({ agencyId: '', brokerLine: null });
  });

  it('is stored without the agency, but with the broker’s view, if rememberAgencyRegion is false', async () => {
    const { as, user } = openAccounts();
    const broker = { rememberAgencyRegion: false, isBrokerAgencyPref: true, brokerAgencyPrefLob: 'MA' };
    expect((await as('gwen', agents.updateAgencyPreference, choose('40388', 'ND', broker))).status).toBe(200);
    expect(await user('gwen')).toMatchObject({
      selected: { agencyId: '', remember: false },
      preferences: { agencyId: '', isBrokerAgency: true, brokerLine: 'MA' },
    });
  });

  it.each([
    ["another person's agency", choose('51730', 'MN'), 403],
    ["another person's region", choose('40211', 'WY'), 403],
    ['an agency in another region', choose('40211', 'ND'), 400],
    ['an unknown line of business', choose('40211', 'MN', { brokerAgencyPrefLob: 'XX' }), 400],
  ])('is refused with %s', async (_, input, status) => {
    const { as, user } = openAccounts();
    expect((await as('gwen', agents.updateAgencyPreference, input)).status).toBe(status);
    expect((await user('gwen')).preferences.agencyId).toBe('');
  });
});

describe('the producer number', () => {
  it('is stored for agency admins, but refused for internal staff', async () => {
    const { as, user } = openAccounts();
    const update = (id: string, npnNo: string) => as(id, agents.updateProducerNpn, { payload: { npnNo } });
    expect((await update('adele', '7710042')).status).toBe(200);
    expect((await user('adele')).producer.producerNumber).toBe('7710042');
    expect((await user('gwen')).producer.producerNumber).toBe('8840211');
    expect((await update('ivan', '7710042')).status).toBe(403);
    expect((await update('adele', '77-10042')).status).toBe(400);
  });
});
