/** Keeps a fault in one view from blanking the page: says so, and offers to load the page again. */
import { Component, type ReactNode } from 'react';
import { t } from './ui.text.ts';

interface Props {
  phone: string;
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="reading" role="alert">
        <h1 tabIndex={-1}>{t('brokenHeading')}</h1>
        <p>{t('broken', { phone: this.props.phone })}</p>
        <p>
          <button type="button" className="button primary" onClick={() => window.location.reload()}>
            {t('reload')}
          </button>
        </p>
      </div>
    );
  }
}
