/** A drawing of both jaws with the treated teeth marked. What it shows stands beside it as text. */
import { CHART, placedTeeth, type PlacedTooth } from './arch.rules.ts';
import { joined, type ToothRecord } from './dental-history.rules.ts';
import { t } from './dental-history.text.ts';

const ToothShape = ({ placed, isMarked }: { placed: PlacedTooth; isMarked: boolean }) => {
  const { tooth, x, y, turn, breadth, depth } = placed;
  return (
    <g className={isMarked ? 'tooth tooth-treated' : 'tooth'}>
      <rect
        x={x - breadth / 2}
        y={y - depth / 2}
        width={breadth}
        height={depth}
        rx={9}
        transform={`rotate(${turn} ${x} ${y})`}
      />
      <text x={x} y={y} dy="0.35em">
        {tooth.number}
      </text>
    </g>
  );
};

const MIDDLE = CHART.width / 2;
/** From the middle line to the words that name a jaw. */
const WORDS_APART = 34;

export function ToothChart({ records }: { records: readonly ToothRecord[] }) {
  const marked = new Set(records.map(({ number }) => number));
  const teeth = placedTeeth(records.some(({ tooth }) => tooth?.isPrimary));
  const label = marked.size > 0 ? t('chartMarked', { teeth: joined([...marked]) }) : t('chartNone');
  return (
    <svg className="tooth-chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
      {teeth.map((placed) => (
        <ToothShape key={placed.tooth.number} placed={placed} isMarked={marked.has(placed.tooth.number)} />
      ))}
      <g className="tooth-words">
        <text x={MIDDLE} y={CHART.height / 2 - WORDS_APART}>
          {t('upperJaw')}
        </text>
        <text x={MIDDLE} y={CHART.height / 2 + WORDS_APART + 10}>
          {t('lowerJaw')}
        </text>
        <text x={14} y={CHART.height / 2} dy="0.35em" className="tooth-side-start">
          {t('rightSide')}
        </text>
        <text x={CHART.width - 14} y={CHART.height / 2} dy="0.35em" className="tooth-side-end">
          {t('leftSide')}
        </text>
      </g>
    </svg>
  );
}
