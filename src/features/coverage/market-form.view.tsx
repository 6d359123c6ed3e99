/** The prerendered form for the kind of plan. If a brand sells only one kind, the form does not ask. */
import { useState } from 'react';
import { t as validation } from '../../lib/fields/validation.text.ts';
import { pageAddress } from '../../lib/navigation/page-address.ts';
import { stateName } from '../../lib/text/state-names.text.ts';
import { CART_KEY, CHOICE_KEY } from '../../session/storage/visitor-keys.ts';
import { LOCATION_KEY } from '../../session/storage/visitor-location.ts';
import { FieldGroup } from '../../ui/form/field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { t } from './plans.text.ts';
import { MARKETS, type Market } from './plans.schema.ts';

interface MarketFormProps {
  markets: readonly Market[];
  market: Market | null;
  /** Two-letter code of the state whose prices are shown. */
  state: string;
  /** Whether the visitor looked up a zip code. If not, `state` is the brand's own state. */
  hasLocation: boolean;
  onChoose(market: Market): void;
}

const FIELD = 'plans-market';
const idOf = (): string => FIELD;

export function MarketForm({ markets, market, state, hasLocation, onChoose }: MarketFormProps) {
  const [only] = markets.length === 1 ? markets : [];
  // The field is uncontrolled, so that hydration does not discard an earlier choice.
  const [start] = useState(market);
  const form = useForm({
    idOf,
    labelOf: () => t('market'),
    textOf: ({ problem }: { field: 'market'; problem: 'missing' }) => validation(problem),
    read: (element) => MARKETS.find((name) => name === (only ?? new FormData(element).get(FIELD))) ?? null,
    check: (chosen) => (chosen === null ? [{ field: 'market', problem: 'missing' } as const] : []),
    send(chosen) {
      if (chosen) onChoose(chosen);
      return undefined;
    },
  });
  return (
    <form
      method="post"
      action={pageAddress('/plans/')}
      {...form.props}
      data-stored={`${CART_KEY} ${CHOICE_KEY} ${LOCATION_KEY}`}
    >
      {only ? null : (
        <FieldGroup {...form.field('market')} legend={<span className="visually-hidden">{t('market')}</span>}>
          {markets.map((name) => (
            <label key={name} className="choice">
              <input type="radio" name={FIELD} value={name} defaultChecked={name === start} />
              <span>{t(name)}</span>
            </label>
          ))}
        </FieldGroup>
      )}
      <p className="form-note">
        {t('byState', { state: stateName(state) })}{' '}
        {hasLocation ? null : <a href={pageAddress('/find-your-plan/')}>{t('toZip')}</a>}
      </p>
      <p className="plans-actions">
        <button type="submit" className="button primary">
          {t(only ? 'show' : 'continue')}
        </button>
      </p>
    </form>
  );
}
