/**
 * Shared browser chunks. By default the bundler makes one chunk per set of importers: 40 requests for a member's
 * first page.
 * A group takes its modules' imports that no earlier group has: visitor pages come first.
 */
import { posix } from 'node:path';

interface Group {
  name: string;
  /** Globs of files under `src`. `client-chunks.test.ts` checks that each one matches a file. */
  files?: readonly string[];
  except?: readonly string[];
  packages?: RegExp;
}

export const CHUNK_GROUPS: readonly Group[] = [
  {
    name: 'base', // scripts of every page
    files: [
      'session/storage/shell-keys.ts',
      'features/register/kept-form-key.ts',
      'session/sign-out/offline-sign-out.ts',
      'session/sign-in/sign-in-name-handoff.ts',
      'session/sign-in/login-id.rules.ts',
      'lib/member-preloads.ts',
      'brand/hours/hours.rules.ts',
    ],
    packages: /preload-helper/,
  },
  {
    name: 'early', // what the early reads share with the member area: no React, ky, valibot or nanostores
    files: [
      'lib/{base-message,complete-fetch,date,early-responses,entry-parameters.rules,environment,format-cache}.ts',
      'lib/{i18n,language-keys,long-date,prepared-request,reference-code,request,storage}.ts',
      'session/storage/{session-cookies,session-keys,session-scoped-values,stored-session}.ts',
      'session/{browser-tabs/stale-check,timeout/session-limit,timeout/timeout}.rules.ts',
      'session/{tokens/refresh-due,user/roles,user/stored-user}.rules.ts',
      'session/{timeout/last-activity,services/app-config.request,services/service-hosts}.ts',
      'profile/{coverage,family,selected-group}.rules.ts',
      'profile/{encryption,profile-cache,saved-group}.ts',
      'routing/{hash,maintenance}.rules.ts',
      'features/*/*.request.ts',
      'features/{claims/claims,messages/messages-query,messages/message-windows,spending/vendor}.rules.ts',
      'member/{early-reads,header-tabs,messages-member}.rules.ts',
      'member/{early-brand,maintenance-bypass}.ts',
    ],
  },
  {
    name: 'tools', // header menus and the member area
    files: [
      'lib/*.ts',
      'session/services/*.ts',
      'session/browser-tabs/share-session.ts',
      'session/storage/mobile-site.ts',
      'content/shell-texts.ts',
      'ui/adopt-styles.ts',
    ],
    except: [
      'lib/{count,csv,few-at-once,member-id,member-preloads,password-strength,email,phone,typed-date,age,zip-code,field-values,form.text,validation,distance,state-names,try-again}*',
      'session/services/action-runner.ts',
    ],
    packages: /\/node_modules\/(valibot|nanostores)\//,
  },
  {
    name: 'dialogs',
    files: [
      'ui/dialog.ts',
      'session/timeout/timeout{-warning.ts,.text.ts}',
      'session/timeout/session-limit{.ts,.text.ts}',
    ],
  },
  {
    name: 'framework', // React, and what forms on visitor pages and the member area's first view share
    files: ['renderer/react-client.ts', 'brand/brand-slice.ts', 'lib/{count,form.text}.ts', 'ui/*.{ts,tsx}'],
    except: [
      'ui/{custom-dates,date-,font-size,pager,print-sheet,hand-off,panel-frame,progress,wizard-,save-file,facts}*',
      'ui/{call-note,copy-,field,page-head,phone-,range-edges,refine-blocks,refine-panel,use-is-}*',
      'ui/{announce,content-dialog,critical-modal,dialog,guardian-modal,left-fields,modal,toast,step-,password-}*',
    ],
    packages: /\/node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//,
  },
  {
    name: 'more', // views loaded later
    files: [
      'ui/{wizard-,save-file,facts,pager,panel-frame,custom-dates,date-,call-note,copy-,field,page-head,phone-,range-edges,refine-blocks,refine-panel,use-}*.{ts,tsx}',
      'lib/validation.text.ts',
    ],
    packages: /\/node_modules\/lucide-react\//,
  },
  {
    name: 'session', // and the stores of the first panels, which load before React does
    files: [
      'session/**/*.ts',
      'profile/*.ts',
      'content/*.ts',
      'member/summary.store.ts',
      'features/{claims/claims,messages/messages}.{store,schema}.ts',
    ],
    except: [
      'session/sign-out/sign-out*',
      'session/sign-out/notify-services.ts',
      'session/timeout/timeout{-warning.ts,.text.ts}',
      'session/timeout/session-limit{.ts,.text.ts}',
      'session/sign-in/{single-sign-on,new-password,start-session,cancel-,sign-in-flow,sign-in.schema,basic-}*',
      'session/user/user-record.s*',
      'session/{redirects/brand-portals,sign-in/attempts}*',
      'session/{browser-tabs/orphaned-session,services/action-runner}.ts',
      'session/simulation/*',
      'session/tokens/token-refresh.ts',
      'content/{load-content,language-texts,content-query,content.service,content.schema}*',
      'session/storage/visitor-place*',
      'session/user/{dictionary-brand,rating-info,password-set-flag,security}*',
      'profile/{group-page,lines-of-business}*',
    ],
  },
  {
    name: 'sign-in',
    files: [
      'features/sign-in/*.{ts,tsx}',
      'session/sign-in/{start-session,cancel-sign-in,sign-in-flow.service,sign-in.schema}.ts',
    ],
    except: [
      'features/sign-in/{prefill,try-single-sign-on,sign-on-by-cookie,sign-on-question,sign-on.text,confirm-,masked-}*',
      'features/sign-in/{login-error,sign-in-refused,sign-in-limit,refused-sign-in,cookies-blocked}*',
    ],
  },
  {
    name: 'member', // the member area's frame and first view
    files: [
      'routing/*.ts',
      'member/*.{ts,tsx}',
      'features/claims/{claims-panel,claim-row,claim-status,claim-icons}.*',
      'features/claims/{claims.text,owed.rules}.ts',
      'features/pay-claim/pending-payment*.ts',
      'features/claims/list/saved-filters.*',
      'features/messages/messages-panel*',
      'features/plan-progress/progress-room.view.tsx',
    ],
    except: [
      'routing/suggested-views*',
      'member/{summary-late,summary-news,summary-group,needs-you,open-need,coverage-ends}*',
      'member/{early-reads,prefetch,summary.store,header-tab,claims-and-,placeholder-page,not-found,maintenance,fallback-views,owed-dialog}*',
      'member/{answers-late,card-,connection-,connection.text,visits.,view-loaders,landing,late-parts,print-date,view-transition,undo-,dental-link,health-plans,message-center-page,message-recipients,pay-,statement-archives,plan-details-link,producer,progress-panel,explain-tools,plan-ledger,staff-only,claim-detail,session-modal.,session-modals.text,please-login,spending-page}*',
    ],
  },
  {
    name: 'views', // names of the chunks of the other views, which the summary needs once it is used
    files: ['member/view-loaders.ts'],
  },
  {
    name: 'late', // what the summary needs after the first claims
    files: [
      'member/{late-parts,prefetch,print-date,print-date.text,view-transition}.ts',
      'member/{summary-late,summary-news,summary-group,needs-you,answers-late,card-answer,visits.}*',
      'features/education/{education*.rules,education.store,education.schema,education.text}.ts',
      'features/education/summary/education-panels.island.tsx',
      'features/spending/terms-state.store.ts',
      'content/{load-content,content-query.rules,content.service,content.schema}.ts',
      'profile/lines-of-business.ts',
      'features/health-plans/linked-plan.store.ts',
      'features/claims/downloads/spreadsheet.{island,view,store,text}.*',
    ],
  },
  {
    name: 'progress', // the plan progress panel, after the first claims too
    files: [
      'features/plan-progress/{panel,answer}/*.{ts,tsx}',
      'features/plan-progress/{accumulator,load,panel,plan,progress}*.ts',
      'features/plan-progress/stated-limits.rules.ts',
      'features/plan-progress/explain/explain-tools.text.ts',
      'member/{progress-panel,explain-tools,plan-details-link}*',
    ],
    except: ['features/plan-progress/panel/ten-pager.view.tsx'],
  },
  {
    name: 'claims', // the list, a claim's detail and payments
    files: [
      'features/claims/{claims-context,patients}.rules.ts',
      'features/claims/{plan-icons,plan-type.text,plan-type.view}.{ts,tsx}',
      'features/claims/downloads/{claim-documents.schema,download-links.text}.ts',
      'features/claims/appeal/wanted-appeal.ts',
      'ui/announce.ts',
      'features/pay-claim/{pay-claim.store,payable.rules}.ts',
      'member/{pay-claim-routes,pay-offer.rules,pay-offer.text}.ts',
      'member/pay-answer.island.tsx',
    ],
  },
  {
    name: 'needs', // the open strip of what needs the member, and coverage that ends
    files: ['member/{open-needs,coverage-ends}*'],
  },
  {
    name: 'lists', // with what else several views share: each small chunk is a name in the late chunk
    files: [
      'ui/list/{csv-columns.rules,list-state.rules,list-state.schema,list.store,save-csv,sort-rows.rules}.ts',
      'ui/list/list-skeleton.view.tsx',
      'ui/{print-sheet,progress-dialog}.{ts,tsx}',
      'profile/{group-page,with-profile}.island.tsx',
      'content/content-text.island.tsx',
    ],
  },
  {
    name: 'try-again', // after a 429, for the sign-in form and the account's pages
    files: ['lib/try-again.{rules,text}.ts'],
  },
  {
    name: 'security', // questions and passwords, on the account's pages
    files: [
      'features/account/{account.schema,security-question.text}.ts',
      'features/account/password-check.{rules,store,text,view}.{ts,tsx}',
      'session/user/{security-question.rules,security.schema}.ts',
      'ui/{password-requirements,password-requirements.text}.{ts,tsx}',
    ],
  },
  {
    name: 'modals', // loaded once the page is used
    files: [
      'ui/{critical-modal,guardian-modal,modal,toast}*.{ts,tsx}',
      'member/{session-modal.,please-login,connection-toasts}*',
      'member/connection.text.ts',
      'member/session-modals.text.ts',
    ],
  },
  {
    name: 'refused', // after a rejected sign-in
    files: [
      'features/sign-in/{login-error,sign-in-refused,sign-in-limit,refused-sign-in,cookies-blocked}*',
      'session/sign-in/attempts*',
    ],
  },
];

const SOURCE = /\/src\/(?<path>[^?]+)$/;
const matchesAny = (path: string, globs: readonly string[] = []): boolean =>
  globs.some((glob) => posix.matchesGlob(path, glob));

export function isInGroup({ files, except, packages }: Group, id: string): boolean {
  if (packages?.test(id)) return true;
  const path = SOURCE.exec(id)?.groups?.['path'];
  if (path === undefined || path.includes('.text.es.') || !/\.tsx?$/.test(path)) return false;
  return matchesAny(path, files) && !matchesAny(path, except);
}

export const clientGroups = CHUNK_GROUPS.map((group, index) => ({
  name: group.name,
  test: (id: string) => isInGroup(group, id),
  priority: CHUNK_GROUPS.length - index,
}));
