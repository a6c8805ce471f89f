/** A drawn mark: paths on a 24 by 24 grid, filled with the mark's colour. */
export interface BankMark {
  readonly paths: readonly string[];
}

/**
 * The ten marks for the API's indexes 0 to 9. The documents do not say which bank has which index, and banks own their logos, so these
 * are neutral marks that can be told apart at 24 px and without colour.
 */
export const bankMarks: readonly BankMark[] = [
  { paths: ['M12 4 21 9v2H3V9Z', 'M5 12h2v6H5ZM11 12h2v6h-2ZM17 12h2v6h-2Z', 'M3 19h18v2H3Z'] },
  { paths: ['M12 3 21 12l-9 9-9-9Zm0 5-4 4 4 4 4-4Z'] },
  {
    paths: [
      'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4Z',
      'M16.500 12.800a3.700 3.700 0 1 1 0 7.400a3.700 3.700 0 1 1 0-7.400Z',
    ],
  },
  { paths: ['M3 18 9 6l4 7 2-3 6 8Z'] },
  {
    paths: [
      'M12 3c5 3 8 6 8 10a8 8 0 0 1-16 0c0-4 3-7 8-10Zm0 6c-2 1.600-3 3-3 4.500a3 3 0 0 0 6 0c0-1.500-1-2.900-3-4.500Z',
    ],
  },
  { paths: ['M12 3l2.600 6.400L21 12l-6.400 2.600L12 21l-2.600-6.400L3 12l6.400-2.600Z'] },
  {
    paths: [
      'M3 8c3-3 6-3 9 0s6 3 9 0v4c-3 3-6 3-9 0s-6-3-9 0Z',
      'M3 15c3-3 6-3 9 0s6 3 9 0v4c-3 3-6 3-9 0s-6-3-9 0Z',
    ],
  },
  { paths: ['M12 3a9 9 0 1 0 9 9h-5a4 4 0 1 1-4-4Z', 'M14 3a7 7 0 0 1 7 7h-7Z'] },
  { paths: ['M12 2 20 5v7c0 5-3.500 8-8 10-4.500-2-8-5-8-10V5Zm-1 5v4H7v3h4v4h2v-4h4v-3h-4V7Z'] },
  { paths: ['M4 20V11h4v9ZM10 20V4h4v16ZM16 20v-6h4v6Z'] },
];
