/** Find a Doctor, `#/finder`: the care finder (spec 000 §2 Header, §7 'provider search'). */
import { tabLabel } from '../../lib/page/tab-label.ts';
import { pageBrand } from '../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useInsertionEffect, useState } from 'react';
import type { UserRecord } from '../../session/user/user-record.rules.ts';
import { adoptStyles } from '../../ui/page/adopt-styles.ts';
import { CallNote } from '../../ui/page/call-note.tsx';
import { HandOff } from '../../ui/output/hand-off.tsx';
import { otherSite } from '../../ui/page/other-site.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { emptyForm, type FinderForm } from './find-care.rules.ts';
import { $searchedForm, $found, $more, leaveFinder, search, searchMore } from './find-care.store.ts';
import { t } from './find-care.text.ts';
import { FinderSearch } from './finder-form.view.tsx';
import { FinderResults } from './finder-results.view.tsx';
import styles from './finder.css?inline';

export default function FindCareIsland({ user }: { user: UserRecord }) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const searchedForm = useStore($searchedForm);
  const directory = otherSite(pageBrand().handOffs.careDirectory);
  const initial = searchedForm ?? emptyForm(user.zipCode);
  const [zipCode, setZipCode] = useState(initial.zipCode);
  useEffect(() => leaveFinder, []);
  /** Resets the form each time the search is widened, so that it shows the new distance. */
  const [formKey, setFormKey] = useState(0);
  const widen = (form: FinderForm) => {
    setFormKey(formKey + 1);
    void search(form);
  };
  return (
    <>
      <PageHead heading={tabLabel('find-a-doctor', t('heading'))} lead={t('lead')} />
      <FinderSearch
        key={formKey}
        initial={initial}
        onSearch={(form) => void search(form)}
        onZipCode={setZipCode}
      />
      <div className="page-main">
        <FinderResults
          searchedForm={searchedForm}
          zipCode={zipCode}
          found={useStore($found)}
          more={useStore($more)}
          onSearch={(form) => void search(form)}
          onWiden={widen}
          onMore={() => void searchMore()}
        />
        {directory ? (
          <section className="panel answer" aria-labelledby="care-directory">
            <h2 id="care-directory">{t('directoryHeading')}</h2>
            <p>{t('directoryText')}</p>
            <HandOff label={t('directory')} site={directory} primary={false} />
          </section>
        ) : null}
        <CallNote text={t('call')} />
      </div>
    </>
  );
}
