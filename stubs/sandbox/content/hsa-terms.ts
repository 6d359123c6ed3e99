/** Invented terms and conditions of an HSA. */

export const HSA_TERMS = { version: '3', date: '2026-01-01' } as const;

export const HSA_TERMS_TEXTS = {
  HSA_TERMS_VERSION: HSA_TERMS.version,
  HSA_TERMS_DATE: HSA_TERMS.date,
  HSA_TERMS: [
    '<h5>1. Your account</h5><p>A bank that the Internal Revenue Service has approved keeps your health savings account (HSA). The account and its money are yours, also when you leave your employer or your plan.</p>',
    '<h5>2. What this site does</h5><p>This site shows the balance and the transactions of the account. When you pay a claim here, the bank pays the amount that you confirm, once.</p>',
    '<h5>3. Taxes</h5><p>Money that you spend on other things than care may be taxed. Keep your receipts. This site does not give tax advice.</p>',
    '<h5>4. Ending</h5><p>You may take back this agreement at any time by phone. The account itself stays open.</p>',
  ].join(''),
} as const;
