/** Health plans, their documents and the numbers on the ID card (spec 001 §7). */
import * as plans from '../../../src/features/health-plans/health-plans.schema.ts';
import { idCardHelp } from '../../../src/features/health-plans/id-card.schema.ts';
import { refuse } from '../http/requests.ts';
import { createRouter, type SandboxServices } from '../context.ts';
import { bookletPdf } from './booklet-pdf.ts';
import { brandOf } from '../brand-records.ts';
import { documentNamed, DOCUMENTS, fileNameOf, healthPlans, helpNumbers } from './plan-records.ts';
import { flag } from '../member/coverage-record.ts';
import { visibleMembers } from '../member/member-info.ts';
import { coversDate, groupOf, productsOf } from '../member/plan-periods.ts';
import { parseWireDate } from '../../../src/lib/date/date.ts';
import { serveCall } from '../serve-call.ts';

const FILE_PATH = '/rbsmbl/x-services/myBenefits/file/';

export function healthPlansRoutes(services: SandboxServices) {
  const routes = createRouter();

  serveCall(routes, services, plans.getHealthPlans, ({ member: { family, self }, day }) => ({
    payload: { healthPlans: healthPlans(family, visibleMembers(family, self), day) },
  }));

  serveCall(routes, services, plans.benefitBooklet, ({ payload, member: { family }, day }) => {
    const found = groupOf(family, payload.groupNumber);
    if (!found || found.client.id !== payload.icisClientId) return refuse(403, 'NOT-YOUR-GROUP');
    const from = parseWireDate(payload.curEffDate);
    const canceled = payload.coverageCancelDate && parseWireDate(payload.coverageCancelDate);
    if (!from || canceled === null || (canceled && canceled < from)) return refuse(400, 'BAD-REQUEST');
    // Vision has no booklet: the address is blank, and the portal hides the link.
    const lines = [payload.medicalCoverage === 'Y' ? 'M' : '', payload.dentalCoverage === 'Y' ? 'D' : ''];
    const held = productsOf(family).find(
      ({ group, product }) =>
        group === found.group && lines.includes(product.line) && coversDate(product, from, day),
    );
    return { payload: { url: held ? `${FILE_PATH}${fileNameOf('booklet', held)}` : '' } };
  });

  serveCall(routes, services, plans.summaryOfBooklets, ({ payload, member: { family }, day }) => {
    const found = groupOf(family, payload.groupNumber);
    if (!found) return refuse(403, 'NOT-YOUR-GROUP');
    const from = parseWireDate(payload.effectiveCoverageDate);
    if (!from || payload.isErisaIndicator !== flag(found.client.erisa)) return refuse(400, 'BAD-REQUEST');
    const held = productsOf(family).find(
      ({ group, product }) =>
        group === found.group &&
        product.number === payload.productId &&
        product.line !== 'V' &&
        coversDate(product, from, day),
    );
    return { payload: { fileName: held ? fileNameOf('summary', held) : '' } };
  });

  serveCall(routes, services, plans.benefitFile, async ({ param, member: { family, self }, day }) => {
    const name = param('fileName');
    const found = documentNamed(family, name);
    if (!found) return refuse(404, 'NO-SUCH-FILE');
    const bytes = await bookletPdf(DOCUMENTS[found.kind], found.held, self, day);
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}"` },
    });
  });

  serveCall(routes, services, idCardHelp, ({ query, caller, member: { family } }) => {
    const found = groupOf(family, query.groupNumber);
    if (!found) return refuse(403, 'NOT-YOUR-GROUP');
    const memberServices = brandOf(caller.session.brand)?.customerServicePhoneNumber ?? '';
    return {
      payload: {
        memberId: family.umi,
        groupNumber: found.group.number,
        helpNumbers: helpNumbers(found.group, memberServices),
      },
    };
  });

  return routes;
}
