/** The insurance cards of an open plan, one per member, front and back (spec 001 §§2, 3; decision 178). */
import { pageBrand } from '../../../brand/page-brand.ts';
import { useStore } from '@nanostores/react';
import { FileDown, Printer } from 'lucide-react';
import { useEffect, useId, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { brandToday } from '../../../lib/date/brand-day.ts';
import type { Profile } from '../../../profile/profile.rules.ts';
import { adoptStyles } from '../../../ui/page/adopt-styles.ts';
import { EmptyNote } from '../../../ui/page/panel-notes.tsx';
import { PrintSheet } from '../../../ui/output/print-sheet.tsx';
import { RemoteView } from '../../../ui/page/remote-view.tsx';
import type { HealthPlanRow } from '../health-plan-rows.rules.ts';
import { cardFileName, idCards, type IdCard } from '../id-card.rules.ts';
import { openPlanOf } from '../plan-documents.store.ts';
import { drawCard } from './card-drawing.rules.ts';
import { cardSides, type SideName } from './card-sides.ts';
import styles from './id-cards.css?inline';
import { t } from './id-card.text.ts';
import { CardFigure, CardSheet } from './id-card.view.tsx';
import { lookOf, measureIn, saveCardImage } from './save-card-image.ts';

interface IdCardsProps {
  row: HealthPlanRow;
  profile: Pick<Profile, 'clientList'>;
  /** Whose card shows first; default: the subscriber's. */
  firstPin?: string;
}

/** Without a canvas: about the width of an average letter. */
const roughly = (text: string, size: number): number => text.length * size * 0.6;

const textMeasure = () => measureIn(getComputedStyle(document.body).fontFamily) ?? roughly;

type Saving = 'idle' | 'saved' | 'failed';

function Card({ card }: { card: IdCard }) {
  const { name } = pageBrand();
  const front = useRef<SVGSVGElement>(null);
  const [printing, setPrinting] = useState(false);
  const [saving, setSaving] = useState<Saving>('idle');
  const sides = useMemo(() => cardSides(card, name), [card, name]);
  const drawings = useMemo(() => {
    const measure = textMeasure();
    return { front: drawCard(sides.front, measure), back: drawCard(sides.back, measure) };
  }, [sides]);
  const save = async (side: SideName): Promise<void> => {
    if (!front.current) return;
    const isSaved = await saveCardImage(drawings[side], lookOf(front.current), cardFileName(side));
    setSaving(isSaved ? 'saved' : 'failed');
  };
  return (
    <>
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
      <div className="id-card-actions">
        <button type="button" className="button" onClick={() => setPrinting(true)}>
          <Printer size={20} aria-hidden="true" /> {t('print')}
        </button>
        {(['front', 'back'] as const).map((side) => (
          <button key={side} type="button" className="id-card-save" onClick={() => void save(side)}>
            <FileDown size={20} aria-hidden="true" /> {t(side === 'front' ? 'saveFront' : 'saveBack')}
          </button>
        ))}
      </div>
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

interface ChosenProps extends Pick<IdCardsProps, 'firstPin'> {
  cards: readonly IdCard[];
}

function Chosen({ cards, firstPin = '' }: ChosenProps) {
  const id = useId();
  const [key, setKey] = useState(firstPin);
  const card = cards.find((one) => one.key === key) ?? cards[0];
  if (!card) return <EmptyNote drawing="plans" text={t('none')} next={t('noneNext')} />;
  return (
    <>
      {cards.length > 1 ? (
        <p className="id-card-whose">
          <label htmlFor={id}>{t('whose')}</label>
          <select id={id} value={card.key} onChange={({ target }) => setKey(target.value)}>
            {cards.map((one) => (
              <option key={one.key} value={one.key}>
                {one.memberName}
              </option>
            ))}
          </select>
        </p>
      ) : null}
      <Card key={card.key} card={card} />
    </>
  );
}

const Skeleton = () => (
  <div className="id-card-sides skeleton" role="status">
    <span className="visually-hidden">{t('loading')}</span>
    <span className="id-card-bone" />
    <span className="id-card-bone" />
  </div>
);

export default function IdCards({ row, profile, firstPin }: IdCardsProps) {
  useInsertionEffect(() => adoptStyles(styles), []);
  const { $help, loadHelp } = openPlanOf(row);
  useEffect(loadHelp, [loadHelp]);
  return (
    <RemoteView value={useStore($help)} loading={<Skeleton />} failed={t('failed')} onRetry={loadHelp}>
      {(help) => (
        <Chosen
          cards={idCards(row, profile, help, brandToday())}
          {...(firstPin === undefined ? {} : { firstPin })}
        />
      )}
    </RemoteView>
  );
}
