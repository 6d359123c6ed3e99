/** Renders one side of an insurance card as a picture, with the same texts for screen readers. */
import { useId, type Ref } from 'react';
import { inEnglish } from '../../../lib/text/i18n.ts';
import {
  CARD_HEIGHT,
  CARD_WIDTH,
  type CardDrawing,
  type CardField,
  type CardSide,
} from './card-drawing.rules.ts';

const DrawnCard = ({ drawing, picture }: { drawing: CardDrawing; picture?: Ref<SVGSVGElement> }) => (
  <svg className="id-card" viewBox={`0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`} aria-hidden="true" ref={picture}>
    <rect className="id-card-paper" width={CARD_WIDTH} height={CARD_HEIGHT} />
    <rect className="id-card-band" width={CARD_WIDTH} height={drawing.band} />
    {drawing.texts.map(({ text, x, y, size, bold, tone, anchor, isEnglish = false }) => (
      <text
        key={`${x} ${y}`}
        className={`id-card-${tone}-text`}
        x={x}
        y={y}
        fontSize={size}
        fontWeight={bold ? 700 : 400}
        textAnchor={anchor}
        {...(isEnglish ? inEnglish() : {})}
      >
        {text}
      </text>
    ))}
  </svg>
);

const Field = ({ label, value, notes = [], isEnglish = false }: CardField) => (
  <div>
    <dt>{label}</dt>
    <dd {...(isEnglish ? inEnglish() : {})}>{[value, ...notes].join(', ')}</dd>
  </div>
);

interface CardFigureProps {
  name: string;
  /** Tells screen readers whose card this is. */
  label: string;
  side: CardSide;
  drawing: CardDrawing;
  picture?: Ref<SVGSVGElement>;
}

export function CardFigure({ name, label, side, drawing, picture }: CardFigureProps) {
  const id = useId();
  return (
    <figure className="id-card-figure" aria-labelledby={id}>
      <figcaption id={id}>
        <span aria-hidden="true">{name}</span>
        <span className="visually-hidden">{label}</span>
      </figcaption>
      <DrawnCard drawing={drawing} {...(picture ? { picture } : {})} />
      <dl className="visually-hidden">
        {[...side.fields, ...side.wide].map((field) => (
          <Field key={field.label} {...field} />
        ))}
      </dl>
    </figure>
  );
}

interface CardSheetProps {
  heading: string;
  hint: string;
  drawings: readonly CardDrawing[];
}

/** Prints both sides of a card next to each other at actual size, so that the paper can be folded into a card. */
export const CardSheet = ({ heading, hint, drawings }: CardSheetProps) => (
  <div className="card-sheet">
    <h2>{heading}</h2>
    <p>{hint}</p>
    <div className="card-sheet-sides">
      {drawings.map((drawing, side) => (
        <DrawnCard key={side === 0 ? 'front' : 'back'} drawing={drawing} />
      ))}
    </div>
  </div>
);
