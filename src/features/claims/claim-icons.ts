/** Status icons from Lucide (spec 001 §4), each a single path (decisions/claims#lists-of-ten-thousand-rows). */
export const CLAIM_ICONS = {
  approved: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12',
  'partly-approved': 'M13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  denied: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M15 9l-6 6M9 9l6 6',
  adjusted:
    'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  transferred: 'M2 9l3-3 3 3M13 18H7a2 2 0 0 1-2-2V6M22 15l-3 3-3-3M11 6h6a2 2 0 0 1 2 2v10',
  unknown: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5M12 17h.01',
  'in-process': 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2',
} as const;
