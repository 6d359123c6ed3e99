/** A tooth, which the icon set does not have; drawn like its neighbours, 24 by 24 with a line of 2. */
export const ToothIcon = ({ size }: { size: number; 'aria-hidden': 'true' }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M12 5.5C10.5 4 8.7 3 7 3 4.500 3 3 5 3 8c0 2.200.9 3.600 1.600 5.500.7 2 .8 7.500 2.900 7.500 2.200 0 1.700-6.500 4.500-6.500s2.300 6.500 4.500 6.500c2.100 0 2.200-5.500 2.900-7.500C20.100 11.600 21 10.200 21 8c0-3-1.500-5-4-5-1.700 0-3.500 1-5 2.500Z" />
  </svg>
);
