/** The insurance cards of an open plan, one per member, front and back (spec 001 §§2, 3; decisions/plans#what-a-card-shows). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { FileDown, Printer } from 'lucide-react';
import { useEffect, useId, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { CopyValue } from '../../../ui/output/copy-value.tsx';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { Facts } from '../../../ui/page/facts.tsx';
import { PrintSheet } from '../../../ui/output/print-sheet.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import type { CoveredMember } from '../covered-members.rules.ts';
import { cardFileName, cardHolders, idCards, type IdCard } from '../id-card.rules.ts';
import { openPlanOf } from '../plan-documents.store.ts';
import { drawCard } from './card-drawing.rules.ts';
import { cardSides, copaysOf, pharmacyOf, type SideName } from './card-sides.ts';
import selectStyles from '../../../ui/styles/select.css?inline';
import styles from './id-cards.css?inline';
import { t } from './id-card.text.ts';
import { CardFigure, CardSheet } from './id-card.view.tsx';
import { lookOf, measureIn, saveCardImage } from './save-card-image.ts';

interface IdCardsProps {
  /** The plans with cards. The first plan's card is shown first. */
  rows: readonly HealthPlanRow[];
  profile: Pick<Profile, 'clientList'>;
  /** Pin of the member whose card is shown first. If omitted, the subscriber's card is first. */
  firstPin?: string;
}

/** Approximates text widths in browsers without a canvas: 0.6 em per letter. */
const roughly = (text: string, size: number): number => text.length * size * 0.6;

const textMeasure = () => measureIn(getComputedStyle(document.body).fontFamily) ?? roughly;

type Saving = 'idle' | 'saved' | 'failed';

function useDrawings(card: IdCard) {
  const { name } = pageBrand();
  const sides = useMemo(() => cardSides(card, name), [card, name]);
  const drawings = useMemo(() => {
    const measure = textMeasure();
    return { front: drawCard(sides.front, measure), back: drawCard(sides.back, measure) };
  }, [sides]);
  return { sides, drawings };
}

interface CardActionsProps {
  onPrint(): void;
  onSave(side: SideName): void;
}

const CardActions = ({ onPrint, onSave }: CardActionsProps) => (
  <div className="id-card-actions">
    <button type="button" className="button" onClick={onPrint}>
      <Printer size={20} aria-hidden="true" /> {t('print')}
    </button>
    {(['front', 'back'] as const).map((side) => (
      <button key={side} type="button" className="id-card-save" onClick={() => onSave(side)}>
        <FileDown size={20} aria-hidden="true" /> {t(side === 'front' ? 'saveFront' : 'saveBack')}
      </button>
    ))}
  </div>
);

function Card({ card }: { card: IdCard }) {
  const { sides, drawings } = useDrawings(card);
  const front = useRef<SVGSVGElement>(null);
  const [printing, setPrinting] = useState(false);
  const [saving, setSaving] = useState<Saving>('idle');
  const save = async (side: SideName): Promise<void> => {
    if (!front.current) return;
    const isSaved = await saveCardImage(drawings[side], lookOf(front.current), cardFileName(side));
    setSaving(isSaved ? 'saved' : 'failed');
  };
  return (
    <>
      <p className="id-card-number">
        {t('memberId')} <CopyValue kind="memberId" value={card.memberId} />
      </p>
      <div className="id-card-sides">
        <CardFigure
          name={t('front')}
          label={t('frontOf', { name: card.memberName })}
          side={sides.front}
          drawing={drawings.front}
          picture={front}
        />
        <CardFigure
          name={t('back')}
          label={t('backOf', { name: card.memberName })}
          side={sides.back}
          drawing={drawings.back}
        />
      </div>
      <Facts
        facts={[
          { name: t('group'), value: card.groupNumber },
          { name: t('forPharmacy'), value: pharmacyOf(card) },
          { name: t('copays'), value: copaysOf(card) },
        ].filter(({ value }) => value !== '')}
      />
      <CardActions onPrint={() => setPrinting(true)} onSave={(side) => void save(side)} />
      <p className="plan-soft">{t('onDevice')}</p>
      <p role="status" className="id-card-saved">
        {saving === 'idle' ? '' : t(saving === 'saved' ? 'saved' : 'notSaved')}
      </p>
      {printing ? (
        <PrintSheet onDone={() => setPrinting(false)}>
          <CardSheet
            heading={t('heading')}
            hint={t('printHint')}
            drawings={[drawings.front, drawings.back]}
          />
        </PrintSheet>
      ) : null}
    </>
  );
}

interface Chosen {
  rowKey: string;
  person: string;
}

interface WhoseProps {
  rows: readonly HealthPlanRow[];
  holders: readonly (readonly CoveredMember[])[];
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

const namesOf = ({ plans }: HealthPlanRow): string => plans.map(({ name }) => name).join(' + ');

function Whose({ rows, holders, chosen, onChoose }: WhoseProps) {
  const id = useId();
  const all = rows.flatMap((row, at) =>
    (holders[at] ?? []).map(({ key, name }) => ({ rowKey: row.key, person: key, name })),
  );
  if (all.length < 2) return null;
  const valueOf = ({ rowKey, person }: Chosen): number =>
    all.findIndex((choice) => choice.rowKey === rowKey && choice.person === person);
  const options = (row: HealthPlanRow) =>
    all
      .filter(({ rowKey }) => rowKey === row.key)
      .map((choice) => (
        <option key={choice.person} value={valueOf(choice)}>
          {choice.name}
        </option>
      ));
  return (
    <p className="id-card-whose">
      <label htmlFor={id}>{t('whose')}</label>
      <select
        id={id}
        value={valueOf(chosen)}
        onChange={({ target }) => {
          const choice = all[Number(target.value)];
          if (choice) onChoose(choice);
        }}
      >
        {rows.length === 1
          ? rows.map(options)
          : rows.map((row) => (
              <optgroup key={row.key} label={namesOf(row)}>
                {options(row)}
              </optgroup>
            ))}
      </select>
    </p>
  );
}

const Skeleton = () => (
  <div className="id-card-sides skeleton" role="status">
    <span className="visually-hidden">{t('loading')}</span>
    <span className="id-card-bone" />
    <span className="id-card-bone" />
  </div>
);

interface RowCardProps extends Pick<IdCardsProps, 'profile'> {
  row: HealthPlanRow;
  person: string;
}

function RowCard({ row, profile, person }: RowCardProps) {
  const { $help, loadHelp } = openPlanOf(row);
  useEffect(loadHelp, [loadHelp]);
  return (
    <RemoteView value={useStore($help)} loading={<Skeleton />} failed={t('failed')} onRetry={loadHelp}>
      {(help) => {
        const card = idCards(row, profile, help, brandToday()).find(({ key }) => key === person);
        return card ? <Card key={card.key} card={card} /> : null;
      }}
    </RemoteView>
  );
}

export default function IdCards({ rows, profile, firstPin = '' }: IdCardsProps) {
  useInsertionEffect(() => [selectStyles, styles].forEach(adoptStyles), []);
  const [choice, setChoice] = useState<Chosen | null>(null);
  const holders = rows.map((row) => cardHolders(row, profile, brandToday()));
  const row = rows.find(({ key }) => key === choice?.rowKey) ?? rows[0];
  const people = row ? (holders[rows.indexOf(row)] ?? []) : [];
  const requested = choice?.person ?? firstPin;
  const person = people.find(({ key }) => key === requested) ?? people[0];
  if (!row || !person) return <EmptyNote drawing="plans" text={t('none')} next={t('noneNext')} />;
  return (
    <>
      <Whose
        rows={rows}
        holders={holders}
        chosen={{ rowKey: row.key, person: person.key }}
        onChoose={setChoice}
      />
      <RowCard key={row.key} row={row} profile={profile} person={person.key} />
    </>
  );
}
