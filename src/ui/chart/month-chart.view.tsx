/** A chart of months: solid and outlined bars, so that it reads without color. A table beside it has the same figures. */
import { useInsertionEffect } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import type { ChartBar, ChartPart } from './chart-bar.types.ts';
import styles from './month-chart.css?inline';
import { monthLetter } from './month-names.ts';

interface ChartLegendProps {
  parts: readonly ChartPart[];
  /** The amount of the highest bar, in words. */
  highest?: string;
}

export const ChartLegend = ({ parts, highest }: ChartLegendProps) => (
  <ul className="chart-legend" aria-hidden="true">
    {parts.map(({ look, name }) => (
      <li key={look}>
        <svg viewBox="0 0 12 12">
          <rect className={`chart-${look}`} x="1" y="1" width="10" height="10" />
        </svg>
        {name}
      </li>
    ))}
    {highest === undefined ? null : <li className="chart-highest">{highest}</li>}
  </ul>
);

interface MonthChartProps {
  /** Description of the chart with its totals. */
  label: string;
  parts: readonly ChartPart[];
  highest: string;
  /** Position in the units of `size`. */
  bars: readonly ChartBar[];
  size: { width: number; height: number };
  /** A day of each month, one per slot. */
  months: readonly IsoDate[];
}

/** The month letters are text beside the drawing, so that their size stays while the drawing stretches. */
export function MonthChart({ label, parts, highest, bars, size, months }: MonthChartProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  return (
    <div className="month-chart">
      <ChartLegend parts={parts} highest={highest} />
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, look, ...bar }) => (
          <rect key={key} className={`chart-${look}`} {...bar} />
        ))}
        <line className="chart-top" x1="0" y1="0" x2={size.width} y2="0" />
        <line className="chart-axis" x1="0" y1={size.height} x2={size.width} y2={size.height} />
      </svg>
      <p className="chart-letters" aria-hidden="true">
        {months.map((month) => (
          <span key={month}>{monthLetter(month)}</span>
        ))}
      </p>
    </div>
  );
}
