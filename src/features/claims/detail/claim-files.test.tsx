/** Files of an open claim (spec 001 §7): documents, the patient's statement, and failed downloads. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { changeClaims, openClaim, part, POSITION } from '../../../../tests/support/component/claims.ts';
import { user } from '../../../../tests/support/component/portal.tsx';
import { watchSavedFiles } from '../../../../tests/support/component/saved-files.ts';
import { breakCall, changeResponse, failCall, repair } from '../../../../tests/support/component/services.ts';

const withoutDocuments = () =>
  changeResponse('eobDocByClaim', () => ({
    payload: { repEobDocumentByClaimData: { claimNumber: '1', documents: [] } },
  }));
const NONE = 'This claim has no documents yet.';
const FAILED = /^We couldn’t get this file\./;

describe('the documents of a claim', () => {
  it.each([
    ['that lists the claim', 1, 'Daniel Delgado'],
    ['that lists the claim', 2, 'Leo Delgado'],
    ['that lists the claim', 3, 'Ines Delgado'],
    ['that lists the claim', 4, 'Maria Delgado'],
  ] as const)('include a health statement %s (row %i, patient %s)', async (_, position, patient) => {
    const files = watchSavedFiles();
    const claim = await openClaim(position);
    expect(claim.querySelector('.claim-facts')).toHaveTextContent(patient);
    const number = within(claim).getByText(/^2\d{11}$/).textContent;
    const papers = await part(claim, 'Documents');
    const file = await files.next(
      user.click(await within(papers).findByRole('button', { name: /^Health statement/ })),
    );
    const text = await file.text();
    expect(text).toContain(`Member: ${patient}`);
    expect(text).toContain(number);
  });

  it.each([
    ['responds 500', { kind: 'status', status: 500 }],
    ['sends an empty file', { kind: 'empty' }],
  ] as const)('show an error and can be fetched again if the service %s', async (_, failure) => {
    const files = watchSavedFiles();
    const claim = await openClaim(POSITION.denied);
    breakCall('docByFileName', failure);
    const papers = await part(claim, 'Documents');
    await user.click(await within(papers).findByRole('button', { name: /^Notice of denial/ }));
    const note = await within(claim).findByText(FAILED);
    expect(note.closest('[role=status]')).toBeVisible();
    expect(claim).not.toHaveTextContent('Saved to');
    expect(files.saved).toEqual([]);
    repair();
    const file = await files.next(user.click(within(claim).getByRole('button', { name: 'Try again' })));
    expect(await file.text()).toContain('Notice of Denial');
    await within(claim).findByText(/^Saved to your downloads\./);
  });

  it('omit a document of an unknown type, and include a note that a document is missing', async () => {
    interface Documents {
      payload: { repEobDocumentByClaimData: { documents: readonly object[] } };
    }
    changeResponse('eobDocByClaim', ({ payload }: Documents) => {
      const { documents } = payload.repEobDocumentByClaimData;
      const strange = { ...documents[0], docTypeCode: 'XYZ' };
      return {
        payload: {
          repEobDocumentByClaimData: {
            ...payload.repEobDocumentByClaimData,
            documents: [...documents, strange],
          },
        },
      };
    });
    const papers = await part(await openClaim(POSITION.denied), 'Documents');
    await within(papers).findByText(/^We can’t show one document\. Call /);
    expect(within(papers).getByRole('button', { name: /^Notice of denial/ })).toBeVisible();
  });

  it("include the patient's health statement and nothing else if the claim has no documents of its own", async () => {
    withoutDocuments();
    const papers = await part(await openClaim(POSITION.denied), 'Documents');
    await within(papers).findByRole('button', { name: /^Health statement, / });
    expect(within(papers).getAllByRole('button')).toHaveLength(1);
    expect(papers).not.toHaveTextContent(NONE);
  });

  it('are not called missing if the health statements failed to load, and a retry loads the statement', async () => {
    withoutDocuments();
    failCall('statement/getStatementArchives');
    const papers = await part(await openClaim(POSITION.denied), 'Documents');
    await within(papers).findByText(/^We can’t show the documents right now\./);
    expect(papers).not.toHaveTextContent(NONE);
    repair();
    await user.click(within(papers).getByRole('button', { name: 'Try again' }));
    await within(papers).findByRole('button', { name: /^Health statement, / });
  });

  it('are called missing if the claim has none and its patient is unknown', async () => {
    withoutDocuments();
    changeClaims((claim) => ({ ...claim, memberDob: '1990-01-01', mbrBirthDate: '1990-01-01' }));
    const papers = await part(await openClaim(POSITION.denied), 'Documents');
    await within(papers).findByText(NONE);
  });
});
