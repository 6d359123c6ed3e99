/** A chart of both jaws with the treated teeth marked. The same facts are next to it as text. */
import { CHART, placedTeeth, type PlacedTooth } from './arch.rules.ts';
import { joinValues, type ToothRecord } from './dental-history.rules.ts';
import { t } from './dental-history.text.ts';

const ToothShape = ({ placed, isMarked }: { placed: PlacedTooth; isMarked: boolean }) => {
  const { tooth, x, y, rotation, width, depth } = placed;
  return (
    <g className={isMarked ? 'tooth tooth-treated' : 'tooth'}>
      <rect
        x={x - width / 2}
        y={y - depth / 2}
        width={width}
        height={depth}
        rx={9}
        transform={`rotate(${rotation} ${x} ${y})`}
      />
      <text x={x} y={y} dy="0.35em">
        {tooth.number}
      </text>
    </g>
  );
};

const CENTER = CHART.width / 2;
/** Distance from the center line to the jaw labels. */
const LABEL_OFFSET = 34;

export function ToothChart({ records }: { records: readonly ToothRecord[] }) {
  const marked = new Set(records.map(({ number }) => number));
  const teeth = placedTeeth(records.some(({ tooth }) => tooth?.isPrimary));
  const label = marked.size > 0 ? t('chartMarked', { teeth: joinValues([...marked]) }) : t('chartNone');
  return (
    <svg className="tooth-chart" viewBox={`0 0 ${CHART.width} ${CHART.height}`} role="img" aria-label={label}>
      {teeth.map((placed) => (
        <ToothShape key={placed.tooth.number} placed={placed} isMarked={marked.has(placed.tooth.number)} />
      ))}
      <g className="tooth-words">
        <text x={CENTER} y={CHART.height / 2 - LABEL_OFFSET}>
          {t('upperJaw')}
        </text>
        <text x={CENTER} y={CHART.height / 2 + LABEL_OFFSET + 10}>
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
