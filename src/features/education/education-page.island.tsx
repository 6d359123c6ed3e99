/** Educational material, `#/educational-materials` (spec 001 §2): a video and two guides from the content service. */
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect } from 'react';
import { GroupPage } from '../../profile/group/group-page.island.tsx';
import type { Profile } from '../../profile/profile.rules.ts';
import type { GroupChoice } from '../../profile/group/selected-group.rules.ts';
import { hasEducation } from '../../profile/education-opt-out.rules.ts';
import { $groupChoices } from '../../profile/group/selected-group.store.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { EmptyNote } from '../../ui/page/panel-notes.tsx';
import { PANEL_FRAME } from '../../ui/page/panel-frame.tsx';
import { RemoteView } from '../../ui/page/remote-view.tsx';
import { SkeletonRows } from '../../ui/page/skeleton.tsx';
import { PhoneIn } from '../../ui/page/text-with-phone.tsx';
import { EducationItemView } from './education-item.view.tsx';
import { readItems } from './education-items.rules.ts';
import styles from './education.css?inline';
import { $education, openEducation, retryEducation } from './education.store.ts';
import { $guideSaving, forgetGuideSaving, saveGuide } from './guide-saving.store.ts';
import { t } from './education-page.text.ts';

function Items({ profile }: { profile: Profile }) {
  const education = useStore($education);
  const saving = useStore($guideSaving);
  useEffect(() => openEducation(profile), [profile]);
  useEffect(() => forgetGuideSaving, []);
  const { phone, hoursText: hours } = pageBrand();
  return (
    <RemoteView
      value={education}
      loading={<SkeletonRows rows={3} label={t('loading')} />}
      failed={t('failed')}
      onRetry={() => void retryEducation(profile)}
      frame={PANEL_FRAME}
      empty={(content) =>
        readItems(content).length === 0 ? (
          <EmptyNote
            drawing="learning"
            text={t('empty')}
            next={<PhoneIn text={t('emptyNext', { phone, hours })} />}
          />
        ) : null
      }
    >
      {(content) => (
        <ul className="education-items">
          {readItems(content).map((item) => (
            <EducationItemView
              key={item.key}
              item={item}
              saving={saving}
              onSave={(fileName) => void saveGuide(fileName)}
            />
          ))}
        </ul>
      )}
    </RemoteView>
  );
}

/** The note for a group that has opted out of the educational material (spec 001 §6). */
function Hidden({ group }: { group: string }) {
  const hasOthers = useStore($groupChoices).length > 1;
  return (
    <div className="panel">
      <EmptyNote
        drawing="learning"
        text={t('hidden', { group })}
        next={
          <PhoneIn text={t(hasOthers ? 'hiddenNextGroups' : 'hiddenNext', { phone: pageBrand().phone })} />
        }
      />
    </div>
  );
}

function leadFor(choice: GroupChoice | null, education: ReturnType<typeof $education.get>): string {
  if (choice && !hasEducation(choice.group)) return t('leadHidden');
  return t(education.state === 'ready' && readItems(education.value).length === 0 ? 'leadNone' : 'lead');
}

export default function EducationPage() {
  useInsertionEffect(() => adoptStyles(styles), []);
  const education = useStore($education);
  return (
    <>
      <GroupPage heading={pageBrand().rules.formsLabel} lead={(choice) => leadFor(choice, education)}>
        {({ group }, profile) =>
          hasEducation(group) ? <Items profile={profile} /> : <Hidden group={group.groupNumber} />
        }
      </GroupPage>
      <CallNote text={t('call')} />
    </>
  );
}
