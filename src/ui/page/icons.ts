/** Lucide icons (ISC license) of the member area's first page, one path each (decisions/claims#lists-of-ten-thousand-rows). A test compares them with Lucide's. */
export const ICONS = {
  alert: 'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  check: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12',
  cross: 'M18 6 6 18M6 6l12 12',
  down: 'M6 9l6 6 6-6',
  error: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 8L12 12M12 16L12.01 16',
  file: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M12 18v-6M9 15l3 3 3-3',
  info: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 16v-4M12 8h.01',
  sheet:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2M3 9L21 9M3 15L21 15M9 9L9 21M15 9L15 21',
} as const;
