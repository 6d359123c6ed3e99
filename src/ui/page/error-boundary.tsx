/** Error boundary: shows a message and a reload button in place of a view that throws. */
import { Component, type ReactNode } from 'react';
import { useBrandContact } from './brand-context.tsx';
import { focusHeadingBefore } from './focus.ts';
import { t } from './ui.text.ts';
import { PhoneIn } from './text-with-phone.tsx';

interface BrokenPageProps {
  /** Whether a chunk failed to load. If false, the view threw an error. */
  unloaded?: boolean;
  onReload?(): void;
}

export function BrokenPage({ unloaded = false, onReload }: BrokenPageProps) {
  const { phone } = useBrandContact();
  return (
    <div className="reading" role="alert">
      <h1 tabIndex={-1}>{t('brokenHeading')}</h1>
      <p>
        <PhoneIn text={t(unloaded ? 'unloaded' : 'broken', { phone })} />
      </p>
      <p>
        <button
          type="button"
          className="button primary"
          onClick={({ currentTarget }) => {
            onReload?.();
            focusHeadingBefore(currentTarget); // the portal restores the focus after the reload, when this button no longer exists
            window.location.reload();
          }}
        >
          {t('reload')}
        </button>
      </p>
    </div>
  );
}

interface BoundaryProps {
  /** Called while the broken view is still in the page, for example to save form input. */
  onBreak?(): void;
  children: ReactNode;
}

export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_props: BoundaryProps, before: { failed: boolean }): null {
    if (this.state.failed && !before.failed) this.props.onBreak?.();
    return null;
  }

  override componentDidUpdate(): void {} // React warns if this method is missing

  override render(): ReactNode {
    return this.state.failed ? <BrokenPage /> : this.props.children;
  }
}
