import type { WireQuickLinks, WireShortcut, WireTicker } from '../../money/home/home-contract.ts';

/** News that leads nowhere, or the given one. */
export function ticker(overrides: Partial<WireTicker> = {}): WireTicker {
  return {
    id: 101,
    title: 'Banks are closed on Thursday',
    text: 'A next-business-day transfer made on Wednesday arrives on Friday.',
    path: null,
    ...overrides,
  };
}

/** An offer that leads to a page. */
export function promotion(): WireTicker {
  return ticker({
    ...{ id: 501, title: 'Rent due every month?', path: '/ewa/recurring/new' },
    text: 'A regular transfer brings part of your pay on the day you choose.',
  });
}

/** Half the rent, to the bank account. */
export function shortcut(overrides: Partial<WireShortcut> = {}): WireShortcut {
  return { id: 7, title: 'Half the rent', amount: 60.25, instrumentId: 501, transferSpeed: 1, ...overrides };
}

/** Two of four links are chosen. */
export function quickLinks(overrides: Partial<WireQuickLinks> = {}): WireQuickLinks {
  return {
    offered: ['earnings', 'transfers', 'recurring', 'agreements'],
    chosen: ['earnings', 'agreements'],
    ...overrides,
  };
}

/** Two short explanations. */
export function stories() {
  return {
    stories: [
      { id: 1, title: 'Why part of your pay stays for payday', text: 'Taxes come off your pay first.' },
      { id: 2, title: 'The free way takes one business day', text: 'An instant transfer costs a fee.' },
    ],
  };
}
