import { PersonMark } from '../../../ui/page/person-mark.tsx';
import { showCount } from '../../../lib/text/count.ts';
import { DrawnIcon } from '../../../ui/page/drawn-icon.tsx';
import { PLAN_ICONS } from '../plan-icons.ts';
import { highestBar, rowBar, ROW_SIZE } from './year-bars.rules.ts';
import type { Costs, YearOfCosts } from './year-of-costs.rules.ts';
import { t } from './year-of-costs.text.ts';
import { moneyText } from './year-of-costs.format.ts';
import {
  figureNames,
  sectionsOf,
  totalName,
  type CostTableRow,
  type FigureName,
  type SectionName,
} from './year-table.rules.ts';

interface YearTableProps {
  year: YearOfCosts;
  section: SectionName;
  labelledBy: string;
  hasBars: boolean;
}

const shown = (costs: Costs, name: FigureName): string =>
  name === 'claims' ? showCount(costs.claims) : moneyText(costs[name]);

const Bar = ({ row, highest }: { row: CostTableRow; highest: number }) => (
  <svg
    className="costs-bar"
    viewBox={`0 0 ${ROW_SIZE.width} ${ROW_SIZE.height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {rowBar(row, highest).map(({ key, look, ...bar }) => (
      <rect key={key} className={`chart-${look}`} {...bar} />
    ))}
  </svg>
);

const isKind = (key: string): key is keyof typeof PLAN_ICONS => Object.hasOwn(PLAN_ICONS, key);

function Mark({ section, row }: Pick<YearTableProps, 'section'> & { row: CostTableRow }) {
  if (section === 'person') return <PersonMark name={row.name} />;
  if (section !== 'kind' || !isKind(row.key)) return null;
  return <DrawnIcon path={PLAN_ICONS[row.key]} className="costs-kind" size={20} />;
}

export function YearTable({ year, section, labelledBy, hasBars }: YearTableProps) {
  const rows = sectionsOf(year)[section];
  const figures = figureNames(year);
  const highest = highestBar(rows);
  const cells = (costs: Costs) =>
    figures.map((name) => (
      <td key={name} data-label={t(name === 'fromAccounts' ? 'fromAccountsShort' : name)}>
        {shown(costs, name)}
      </td>
    ));
  return (
    <table className="costs-table" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t(`by.${section}`)}</th>
          {figures.map((name) => (
            <th scope="col" key={name}>
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Mark section={section} row={row} />
              {row.name}
              {hasBars ? <Bar row={row} highest={highest} /> : null}
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalName(year)}</th>
          {cells(year.total)}
        </tr>
      </tfoot>
    </table>
  );
}
