import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { payClaim } from '../../../src/features/pay-claim/pay-claim.schema.ts';
import { startCsrProxy } from '../../../src/features/simulation/simulation.schema.ts';
import { memberInfo } from '../../../src/profile/profile.schema.ts';
import { userLogout } from '../../../src/session/sign-in/sign-in.schema.ts';
import { issueToken } from '../../../src/session/tokens/tokens.schema.ts';
import { owedOf } from '../claims/claim-wire-forms.ts';
import { DAY, memberNamed } from '../sandbox.fixture.ts';
import { codes, error, MN, openAccounts, type OpenAccounts } from '../accounts.fixture.ts';

describe('a simulation', () => {
  const start = (services: OpenAccounts, token: string, trusted: string, logonID = 'maria') =>
    services.request(
      startCsrProxy,
      { params: { ...MN, logonID }, headers: { ObSSOCookie: trusted }, payload: { reason: 'A call' } },
      token,
    );

  it('lets internal staff act as a member until they end the simulation', async () => {
    const services = openAccounts();
    const ivan = await services.ltpaSignIn('ivan');
    const started = await start(services, ivan.token, ivan.trustedToken);
    expect(started.headers.get('Set-Cookie')).toMatch(
      /^HMCSRProxyToken=[\w-]{43};.* HttpOnly; SameSite=Lax$/,
    );
    const simulation = v.parse(startCsrProxy.response, await started.json());
    expect(simulation).toMatchObject({ logonId: 'MARIA', firstName: 'Maria' });
    expect((await services.request(memberInfo, {}, simulation.token)).status).toBe(200);
    const stopped = await services.request(userLogout, {}, simulation.token);
    expect(v.parse(userLogout.response, await stopped.json()).nextAction).toBe('stopSimulation');
    expect((await services.request(memberInfo, {}, simulation.token)).status).toBe(401);
    const signedOut = await services.request(userLogout, {}, ivan.token);
    expect(v.parse(userLogout.response, await signedOut.json()).nextAction).toBe('redirect');
  });

  it('cannot pay a claim, even with a token that was issued during the simulation', async () => {
    const services = openAccounts();
    const ivan = await services.ltpaSignIn('ivan');
    const { token } = v.parse(
      startCsrProxy.response,
      await (await start(services, ivan.token, ivan.trustedToken)).json(),
    );
    const { family } = memberNamed('maria');
    const record = services.services.claimsOf(family, DAY).find((claim) => owedOf(claim, family, 0) > 0);
    const { claimNumber = '', clientId = '' } = record?.wire ?? {};
    const payload = { idempotencyKey: 'k', claims: [{ claimNumber, clientId, amount: 1 }] };
    const refused = error(403, 'SIMULATION-READ-ONLY');
    expect(await codes(await services.request(payClaim, { payload }, token))).toEqual(refused);
    const issued = v.parse(
      issueToken.response,
      await (await services.request(issueToken, { payload: { audience: 'shop' } }, token)).json(),
    );
    expect(await codes(await services.request(payClaim, { payload }, issued.token))).toEqual(refused);
    expect((await services.as('maria', payClaim, { payload })).status).toBe(200);
  });

  it('invalidates its tokens when it ends, and clears the HMCSRProxyToken cookie if it is the last simulation', async () => {
    const services = openAccounts();
    const ivan = await services.ltpaSignIn('ivan');
    const tokenOf = async (logonID: string) =>
      v.parse(
        startCsrProxy.response,
        await (await start(services, ivan.token, ivan.trustedToken, logonID)).json(),
      ).token;
    const [first, second] = [await tokenOf('maria'), await tokenOf('otto')];
    const issued = v.parse(
      issueToken.response,
      await (await services.request(issueToken, { payload: { audience: 'shop' } }, first)).json(),
    );
    expect((await services.request(memberInfo, {}, issued.token)).status).toBe(200);
    const stopped = await services.request(userLogout, {}, first);
    expect(stopped.headers.get('set-cookie') ?? '').not.toContain('HMCSRProxyToken');
    expect((await services.request(memberInfo, {}, issued.token)).status).toBe(401);
    expect((await services.request(memberInfo, {}, second)).status).toBe(200);
    const last = await services.request(userLogout, {}, second);
    expect(last.headers.get('set-cookie')).toContain('HMCSRProxyToken=;');
  });

  it.each([
    ['if an agent starts it', 'gwen', 'maria', 403],
    ['for internal staff without the right', 'no-proxy', 'maria', 403],
    ['if a member starts it', 'daniel', 'maria', 403],
    ['of a person who is not a member', 'ivan', 'gwen', 403],
    ['of a person who may not sign in', 'ivan', 'suspended', 403],
    ['of an unknown person', 'ivan', 'unknown', 404],
  ])('is refused %s', async (_, by, logonID, status) => {
    const services = openAccounts();
    const { token, trustedToken } = await services.ltpaSignIn(by);
    expect((await start(services, token, trustedToken, logonID)).status).toBe(status);
  });

  it("is refused with another person's ObSSOCookie", async () => {
    const services = openAccounts();
    const [ivan, maria] = [await services.ltpaSignIn('ivan'), await services.ltpaSignIn('maria')];
    expect(await codes(await start(services, ivan.token, maria.trustedToken))).toEqual(
      error(403, 'SIMULATE-PROHIBITED'),
    );
  });
});
