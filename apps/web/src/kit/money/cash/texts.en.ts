/** Cash on its way: its code, what to bring, and the counters that pay it out. */
export const texts = {
  title: 'Pick up your cash',
  ready: 'Your cash is ready. Bring a photo ID and show your pickup code at any counter.',
  soon: 'We’ll text you when your cash is ready. To pick it up, you need a photo ID and the code that shows up here then.',
  code: 'Pickup code',
  until: 'Pick it up by {when}. After that, all of it goes back to your pay.',
  careful: 'Show it only at the counter. Whoever has the code gets the cash, and we’ll never ask you for it.',
  places: 'Counters',
  allCounters: 'See all counters',
  open: 'Open {from} to {to}',
  away: '{distance} away',
  map: 'Map',
  mapOf: 'Map of {name}',
} as const;
