/** The parts of the account page: their list, the links to them, and the section that shows a part below its heading. */
import type { ReactNode } from 'react';
import { t } from './account-page.text.ts';
import type { PartProps } from './part-props.ts';

export const PARTS = ['profile', 'communication', 'security', 'signIns', 'family', 'looks'] as const;
export type Part = (typeof PARTS)[number];

export const isPart = (name: string | undefined): name is Part => PARTS.some((part) => part === name);
export const partHeadingId = (part: Part): string => `account-${part}-heading`;

interface AccountPartProps {
  part: Part;
  isUnsaved?: boolean;
  children: ReactNode;
}

export const AccountPart = ({ part, isUnsaved = false, children }: AccountPartProps) => (
  <section className="panel account-part" id={`account-${part}`} aria-labelledby={partHeadingId(part)}>
    <div className="account-part-head">
      <h2 id={partHeadingId(part)} tabIndex={-1}>
        {t(part)}
      </h2>
      <p className="account-unsaved" role="status">
        {isUnsaved ? t('unsavedMark') : ''}
      </p>
    </div>
    {children}
  </section>
);

export const PartLinks = () => (
  <nav className="account-parts" aria-label={t('parts')}>
    <ul>
      {PARTS.map((part) => (
        <li key={part}>
          <a href={`#/account?part=${part}`}>{t(part)}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** @param isForm whether to reserve the height of a form */
export const PartLoading = ({ text, isForm = false }: { text: string; isForm?: boolean }) => (
  <p role="status" className={isForm ? 'form-room' : undefined}>
    {text}
  </p>
);

/** Replaces a form's button for staff who act as the member (decisions/staff#a-simulation-changes-nothing); null for the member. */
export const readOnlyNote = ({ user, isReadOnly }: Pick<PartProps, 'user' | 'isReadOnly'>): ReactNode =>
  isReadOnly ? (
    <p className="form-note">{t('readOnly', { name: `${user.firstName} ${user.lastName}`.trim() })}</p>
  ) : null;
