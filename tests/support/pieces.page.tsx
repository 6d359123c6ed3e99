/**
 * Pieces of the member area that no screen uses yet: views with filters under the left navigation,
 * the steps of a task, and messages from responses. `pieces.ts` puts this page into a brand's site.
 */
import { useSyncExternalStore, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { BrandSlice } from '../../src/brand/brand-slice.ts';
import { MemberFrame } from '../../src/member/member-frame.island.tsx';
import { parseHash } from '../../src/routing/hash.rules.ts';
import { MessagePanel, type MessageKind } from '../../src/ui/message-panel.tsx';
import { RefinePanel } from '../../src/ui/refine-panel.tsx';
import { jumpTo, startWizard, stepTo } from '../../src/ui/wizard-steps.rules.ts';
import { WizardSteps } from '../../src/ui/wizard-steps.view.tsx';
import '../../src/member/left-nav.css';

declare global {
  interface Window {
    pieces: BrandSlice;
  }
}

const STEPS = [
  { id: 'choose', label: 'Choose claims', badge: { shown: '2', text: '2 claims chosen' } },
  { id: 'account', label: 'Choose an account' },
  { id: 'confirm', label: 'Confirm' },
];

/** A view that filters by a word. Its state is the view's own; its field is under the navigation. */
function Filtered({ heading }: { heading: string }) {
  const [word, setWord] = useState('');
  return (
    <>
      <h1 tabIndex={-1}>{heading}</h1>
      <RefinePanel>
        <div className="field">
          <label htmlFor="word">Word in {heading}</label>
          <input id="word" value={word} onChange={({ target }) => setWord(target.value)} />
        </div>
      </RefinePanel>
      <p>Filtered by: {word || 'nothing'}</p>
    </>
  );
}

function Steps() {
  const [progress, setProgress] = useState(startWizard(STEPS.length));
  const at = progress.indexOf('active');
  return (
    <>
      <h1 tabIndex={-1}>Pay a claim</h1>
      <WizardSteps
        label="Pay a claim"
        steps={STEPS}
        progress={progress}
        onJump={(to) => setProgress(jumpTo(progress, to))}
      />
      <button
        type="button"
        className="button"
        disabled={at === STEPS.length - 1}
        onClick={() => setProgress(stepTo(progress, at + 1))}
      >
        Continue
      </button>
    </>
  );
}

function Messages() {
  const [shown, setShown] = useState<MessageKind | null>(null);
  return (
    <>
      <h1 tabIndex={-1}>Summary</h1>
      <h2>Answers</h2>
      {(['success', 'error'] as const).map((kind) => (
        <button key={kind} type="button" className="button" onClick={() => setShown(kind)}>
          Show {kind}
        </button>
      ))}
      {shown ? (
        <MessagePanel id="answer" kind={shown} heading="Your answer" announced onClose={() => setShown(null)}>
          <p>Something has happened.</p>
        </MessagePanel>
      ) : null}
      <h2>Later</h2>
    </>
  );
}

/** Entering a view mounts it; a nested view covers its parent, which stays as it is. */
function Views({ path }: { path: readonly string[] }) {
  const [, view = '', nested] = path;
  if (view === 'claimsAndPayments') {
    return (
      <>
        <div hidden={nested !== undefined}>
          <Filtered heading="Claims" />
        </div>
        {nested ? <Steps /> : null}
      </>
    );
  }
  if (view === 'messageCenter') return <Filtered key="messages" heading="Messages" />;
  if (path[0] === 'finder') return <Filtered key="finder" heading="Find a doctor" />;
  return <Messages />;
}

const hash = (): string => window.location.hash;
const follow = (change: () => void): (() => void) => {
  window.addEventListener('hashchange', change);
  return () => window.removeEventListener('hashchange', change);
};

function Pieces() {
  const { path } = parseHash(useSyncExternalStore(follow, hash));
  return (
    <MemberFrame brand={window.pieces} path={path} group={null}>
      <Views path={path} />
    </MemberFrame>
  );
}

const place = document.querySelector('#member');
if (place) createRoot(place).render(<Pieces />);
