/** Texts of the history of tips and mileage. */
export const texts = {
  titles: { page: 'Tips history', filters: 'Filter tips' },
  filter: 'Filter',
  change: 'Change the filters',
  clear: 'Show everything',
  found: '{count, plural, one {# report} other {# reports}}',
  nothingFits: 'Nothing fits',
  nothingFitsText: 'No tips or mileage fit these filters. Change them, or show everything.',
  kind: 'Tips or mileage?',
  anyKind: 'Both',
  state: 'What became of it',
  anyState: 'Anything',
  days: 'Days on which it was earned',
  show: 'Show them',
} as const;
