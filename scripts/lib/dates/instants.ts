/**
 * Instants at which something that holds on an ordinary Wednesday may not: `pnpm sweep dates` starts servers there. Times are New York's, which Toronto shares;
 * in both, the clocks change in the same nights.
 */
export const hardInstants = {
  'friday-evening': '2026-12-04T18:00:00-05:00',
  thanksgiving: '2026-11-26T10:00:00-05:00',
  'day-after-thanksgiving': '2026-11-27T10:00:00-05:00',
  saturday: '2026-11-28T10:00:00-05:00',
  'december-24': '2026-12-24T10:00:00-05:00',
  'december-31': '2026-12-31T10:00:00-05:00',
  'february-28': '2027-02-28T10:00:00-05:00',
  'february-29': '2028-02-29T10:00:00-05:00',
  'clock-forward': '2027-03-14T01:30:00-05:00',
  'clock-back': '2027-11-07T01:30:00-04:00',
  'month-end': '2027-01-31T23:30:00-05:00',
  'before-the-cut-off': '2026-12-09T16:50:00-05:00',
} as const satisfies Readonly<Record<string, string>>;
