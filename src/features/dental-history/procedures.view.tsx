/** A patient's dental procedures: the list with teeth and surfaces, the tooth chart, and procedures by tooth. */
import { useBrandContact } from '../../ui/page/brand-context.tsx';
import { inEnglish } from '../../lib/text/i18n.ts';
import { showDate, type IsoDate } from '../../lib/date/date.ts';
import { SkippedNote } from '../../ui/page/panel-notes.tsx';
import { byTooth, joinValues, shownPin, surfacesUsed, type ToothRecord } from './dental-history.rules.ts';
import type { DentalHistory, DentalProcedure } from './dental-history.schema.ts';
import { t } from './dental-history.text.ts';
import { CHART, placedTeeth, type PlacedTooth } from './arch.rules.ts';

/** A tooth in the chart. The same facts are stated as text beside the chart. */
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
/** Distance of the jaw labels from the center line, in units of the view box. */
const LABEL_OFFSET = 34;

function ToothChart({ records }: { records: readonly ToothRecord[] }) {
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

const Values = ({ name, values }: { name: string; values: readonly string[] }) => (
  <div>
    <dt>{name}</dt>
    <dd>{values.length > 0 ? joinValues(values) : t('none')}</dd>
  </div>
);

const ProcedureRow = ({ procedure, today }: { procedure: DentalProcedure; today: IsoDate }) => (
  <li className="procedure">
    <time className="procedure-date" dateTime={procedure.date}>
      {showDate(procedure.date, today)}
    </time>
    <span>
      <span className="procedure-name" {...inEnglish()}>
        {procedure.description}
      </span>{' '}
      <span className="procedure-code">{t('code', { code: procedure.code })}</span>
    </span>
    <dl className="procedure-values">
      <Values name={t('teeth')} values={procedure.teeth} />
      <Values name={t('surfaces')} values={procedure.surfaces} />
    </dl>
  </li>
);

function toothName({ number, tooth }: ToothRecord): string {
  if (!tooth) return t('tooth', { number });
  return t(tooth.isPrimary ? 'firstToothName' : 'toothName', {
    number,
    jaw: t(`jaw.${tooth.jaw}`),
    side: t(`side.${tooth.side}`),
    kind: t(`kind.${tooth.kind}`),
  });
}

const ToothFacts = ({ record, today }: { record: ToothRecord; today: IsoDate }) => (
  <li>
    <strong>{toothName(record)}</strong>
    <ul>
      {record.procedures.map((procedure, at) => (
        <li key={at}>
          <span {...inEnglish()}>{procedure.description}</span>,{' '}
          <time dateTime={procedure.date}>{showDate(procedure.date, today)}</time>
        </li>
      ))}
    </ul>
  </li>
);

const Surfaces = ({ procedures }: { procedures: readonly DentalProcedure[] }) => {
  const used = surfacesUsed(procedures);
  if (used.length === 0) return null;
  return (
    <div className="surfaces">
      <h3>{t('surfaceLegend')}</h3>
      <dl>
        {used.map((surface) => (
          <div key={surface}>
            <dt>{surface}</dt>
            <dd>{t(`surface.${surface}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

function Teeth({ records, today }: { records: readonly ToothRecord[]; today: IsoDate }) {
  return (
    <section className="panel answer teeth" aria-labelledby="teeth-heading">
      <h2 id="teeth-heading">{t('chart')}</h2>
      <div className="teeth-columns">
        <ToothChart records={records} />
        <div>
          {records.length > 0 ? (
            <ul className="teeth-list">
              {records.map((record) => (
                <ToothFacts key={record.number} record={record} today={today} />
              ))}
            </ul>
          ) : (
            <p>{t('noTeeth')}</p>
          )}
          <p className="teeth-numbering">{t('numbering')}</p>
        </div>
      </div>
    </section>
  );
}

interface ProceduresProps {
  /** Contains at least one procedure. */
  history: DentalHistory;
  today: IsoDate;
}

export function Procedures({ history, today }: ProceduresProps) {
  const { phone } = useBrandContact();
  const all = history.flatMap(({ procedures }) => procedures);
  return (
    <>
      {history.map(({ pin, procedures, skipped }) => (
        <section key={pin} className="panel procedures" aria-labelledby={`procedures-${shownPin(pin)}`}>
          <div className="panel-head">
            <h2 id={`procedures-${shownPin(pin)}`}>{t('procedures')}</h2>
            <p className="panel-aside">{t('member', { pin: shownPin(pin) })}</p>
          </div>
          <ul className="procedure-rows">
            {procedures.map((procedure, at) => (
              <ProcedureRow key={at} procedure={procedure} today={today} />
            ))}
          </ul>
          {skipped > 0 ? <SkippedNote text={t('skipped', { count: skipped, phone })} /> : null}
          <Surfaces procedures={procedures} />
        </section>
      ))}
      <Teeth records={byTooth(all)} today={today} />
    </>
  );
}
