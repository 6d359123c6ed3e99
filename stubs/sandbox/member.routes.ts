/** The member's profile (spec 001 §3, §7 'Member info'). */
import { requireAppId, requireMember, requireSession } from './caller.middleware.ts';
import { createRouter, type House } from './context.ts';
import { memberInfo, volatileMemberInfo } from './data/member-info.ts';

export function memberRoutes(house: House) {
  const routes = createRouter();

  routes.get(
    '/rbsmbl/x-services/member/v3/memberInfo',
    requireSession(house),
    requireAppId(),
    requireMember,
    (c) => {
      const { family, self } = c.get('member');
      return c.json(memberInfo(family, self, c.get('caller').session.brand, house.day()));
    },
  );

  routes.get(
    '/rbsmbl/x-services/member/v1/volatileMemberInfo',
    requireSession(house),
    requireAppId(),
    requireMember,
    (c) => c.json(volatileMemberInfo(c.get('member').family, house.day())),
  );

  return routes;
}
