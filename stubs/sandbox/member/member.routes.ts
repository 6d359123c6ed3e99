/** The calls for a member's profile (spec 001 §3, §7 'Member info'). */
import * as profile from '../../../src/profile/profile.schema.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { memberInfo, volatileMemberInfo } from './member-info.ts';
import { changesOf } from './profile-changes.ts';
import { serveCall } from '../serve-call.ts';

export function memberRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, profile.memberInfo, ({ member: { family, self }, caller, day }) =>
    memberInfo(family, self, caller.session.brand, day, changesOf(services, caller.person)),
  );

  serveCall(routes, services, profile.volatileMemberInfo, ({ member, caller, day }) =>
    volatileMemberInfo(member.family, day, changesOf(services, caller.person)),
  );

  return routes;
}
