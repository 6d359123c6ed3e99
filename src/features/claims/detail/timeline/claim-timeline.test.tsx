/** The sentence on each state's prompt-pay law (decisions/claims#legal-deadlines-to-settle-claims). */
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brandWhere } from '../../../../../tests/support/brands.ts';
import { renderFor } from '../../../../../tests/support/component/portal.tsx';
import { statePromptPay } from '../../../../brand/states/served-states.rules.ts';
import { claimWith, detailWith } from '../../claim.fixture.ts';
import { ClaimTimeline } from './claim-timeline.view.tsx';

const RECEIVED = '2026-11-05';
const detail = detailWith({ receivedDate: RECEIVED });

it.each([
  ['DE', RECEIVED, 'gives us until December 5, 2026 to pay or deny a complete claim.'],
  ['MN', RECEIVED, 'gives us until December 5, 2026 to pay or deny a complete claim.'],
  ['OH', RECEIVED, 'gives us until December 5, 2026 to pay or deny a complete claim.'],
  ['PA', RECEIVED, 'gives us until December 20, 2026 to pay a complete claim.'],
  ['VA', RECEIVED, 'gives us until December 15, 2026 to pay a complete claim.'],
  ['WY', RECEIVED, 'gives us until December 20, 2026 to pay or deny a complete claim.'],
  [
    'WV',
    RECEIVED,
    'gives us until December 5, 2026 to pay or deny a complete claim sent electronically. For one sent on paper, it gives us until December 15, 2026.',
  ],
  [
    'NY',
    RECEIVED,
    'gives us until December 5, 2026 to pay a complete claim sent electronically. For one sent on paper or by fax, it gives us until December 20, 2026. It gives us until December 5, 2026 to say that a claim isn’t payable.',
  ],
  ['PA', '2026-12-21', 'gave us until December 20, 2026 to pay a complete claim. That day has passed.'],
  ['NY', '2026-12-21', 'gave us until December 20, 2026 to pay a complete claim. That day has passed.'],
  ['WY', '2026-12-21', 'gave us until December 20, 2026 to pay or deny a complete claim. That day has'],
] as const)(
  'the claim timeline of a brand in the state %s says on %s that the law %s',
  (state, today, sentence) => {
    const brand = brandWhere((candidate) => candidate.brandState === state && !!statePromptPay(candidate));
    renderFor(brand, '/', ({ promptPay }) => (
      <ClaimTimeline
        claim={claimWith({ serviceDate: '2026-11-03', status: 'in-process', finalDate: null })}
        detail={detail}
        law={promptPay}
        today={today}
      />
    ));
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
  },
);
