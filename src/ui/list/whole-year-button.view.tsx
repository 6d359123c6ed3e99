import { presetAfter, type RangeChoice } from '../filter/date-range.rules.ts';
import { focusPageHeading } from '../page/focus.ts';

interface WholeYearButtonProps {
  range: RangeChoice;
  text: string;
  onRange(range: RangeChoice): void;
}

/** Pressing the button may remove it, so focus moves to the heading. */
export const WholeYearButton = ({ range, text, onRange }: WholeYearButtonProps) =>
  range.option === 'twelveMonths' ? null : (
    <p className="list-go">
      <button
        type="button"
        className="button"
        onClick={({ currentTarget }) => {
          focusPageHeading(currentTarget);
          onRange(presetAfter('twelveMonths', range));
        }}
      >
        {text}
      </button>
    </p>
  );
