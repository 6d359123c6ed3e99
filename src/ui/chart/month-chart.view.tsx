import { useInsertionEffect } from 'react';
import type { IsoDate } from '../../lib/date/date.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import type { ChartBar, ChartPart } from './chart-bar.types.ts';
import styles from './month-chart.css?inline';
import { monthLetter } from './month-names.ts';

interface ChartLegendProps {
  parts: readonly ChartPart[];
  /** Text for the amount of the highest bar. */
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
  label: string;
  parts: readonly ChartPart[];
  highest: string;
  /** Positions and sizes are in the units of `size`. */
  bars: readonly ChartBar[];
  size: { width: number; height: number };
  /** The months on the axis, in order, each as any one date in that month. */
  months: readonly IsoDate[];
}

/** The month letters are HTML below the SVG, because text inside the SVG would stretch with it. */
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
