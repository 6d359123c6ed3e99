/** The panel of a period: its figures or the reason why there are none, and links to download or print them. */
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { raiseFlag } from '../../../lib/page/analytics.ts';
import type { DateSpan } from '../../../lib/date/date.ts';
import { announce } from '../../../ui/page/announce.ts';
import { useBrandContact } from '../../../ui/page/brand-context.tsx';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { ICONS } from '../../../ui/page/icons.ts';
import { saveCsv } from '../../../ui/list/save-csv.ts';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { nameInKey } from '../patients.rules.ts';
import { t as planText } from '../plan-type.text.ts';
import type { CostPeriod } from './cost-periods.rules.ts';
import { isNothing, type CostChoice, type YearOfCosts } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';
import { emptyText, gapsOf, periodName } from './year-of-costs.format.ts';
import { YearFigures } from './year-figures.view.tsx';
import { costFileName, costLines } from './year-table.rules.ts';

interface YearPanelProps {
  year: YearOfCosts;
  period: CostPeriod;
  /** First and last day of the period so far, both included. */
  days: DateSpan;
  choice: CostChoice;
  isSubscriber: boolean;
}

function TakeAlong({ year, days, choice }: Pick<YearPanelProps, 'year' | 'days' | 'choice'>) {
  const { phone } = useBrandContact();
  const [saved, setSaved] = useState('');
  const save = () => {
    const name = costFileName(days, choice.person !== null || choice.kind !== null);
    raiseFlag('claims-csv');
    saveCsv(name, costLines(year, gapsOf(year, phone)));
    setSaved(t('csvSaved', { name }));
    announce(t('csvSaved', { name }));
  };
  return (
    <div className="costs-take">
      <button type="button" className="button" onClick={save}>
        <DrawnIcon path={ICONS.file} size={18} /> {t('csv')}
      </button>
      <button type="button" className="button" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} /> {t('print')}
      </button>
      <p className="costs-saved">{saved}</p>
    </div>
  );
}

export function YearPanel(props: YearPanelProps) {
  const { year, period, choice } = props;
  const { person, kind } = choice;
  const chosen = [person === null ? '' : nameInKey(person), kind === null ? '' : planText(kind)].filter(
    Boolean,
  );
  return (
    <section className="panel costs">
      <h2>{[periodName(period), ...chosen].join(' · ')}</h2>
      {isNothing(year) ? (
        <EmptyNote
          text={emptyText(period, choice)}
          next={t(chosen.length > 0 ? 'emptyChoiceNext' : 'emptyNext')}
        />
      ) : (
        <>
          <YearFigures {...props} />
          {year.total.claims === 0 ? null : <TakeAlong {...props} />}
        </>
      )}
    </section>
  );
}
