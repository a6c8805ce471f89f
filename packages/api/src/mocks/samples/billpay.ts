import type { WireBillpayBiller } from '../../billpay/biller.ts';

/** A company for electricity that is not in the person's own list, or the given one. */
export const biller = (overrides: Partial<WireBillpayBiller> = {}): WireBillpayBiller => ({
  id: 1,
  name: 'City Power & Light',
  category: 'Electricity',
  isKept: false,
  ...overrides,
});

/** Two that are in the person's own list, and three more. */
export const billers = (): { billers: WireBillpayBiller[] } => ({
  billers: [
    biller({ isKept: true }),
    biller({ id: 5, name: 'Maple Court Apartments', category: 'Rent', isKept: true }),
    biller({ id: 2, name: 'Harbor Water Works', category: 'Water' }),
    biller({ id: 4, name: 'Northway Insurance', category: 'Insurance' }),
    biller({ id: 3, name: 'Skyline Wireless', category: 'Phone' }),
  ],
});
