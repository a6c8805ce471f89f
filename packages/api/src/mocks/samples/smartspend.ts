import type { WireBudget } from '../../smartspend/contract.ts';

const none = { before: 0, limit: null };

/** November: $640.20 spent, a limit that is near and one that is past, $92.50 safe to spend in five days. */
export function budget(overrides: Partial<WireBudget> = {}): WireBudget {
  const purchase = { isCorrected: false, source: 'bank' } as const;
  return {
    ...{ currency: 'USD', month: '2026-11', months: ['2026-11', '2026-10'], income: 1140, spent: 640.2 },
    categories: [
      { category: 'Groceries', spent: 182.4, before: 201.1, limit: 200 },
      { category: 'EatingOut', spent: 96.3, before: 80, limit: 80 },
      { category: 'Home', spent: 300, before: 300, limit: null },
      { category: 'Bills', spent: 46.2, before: 44.9, limit: null },
      { category: 'Transport', ...none, spent: 0 },
      { category: 'Health', ...none, spent: 0 },
      { category: 'Shopping', ...none, spent: 0 },
      { category: 'Fun', ...none, spent: 0 },
      { category: 'Other', spent: 15.3, before: 0, limit: null },
    ],
    spendings: [
      {
        ...{ ...purchase, id: 'B-2', merchant: 'KESTREL & SONS', amount: 15.3, category: 'Other' },
        at: '2026-11-19T15:30:00Z',
      },
      {
        ...{
          ...purchase,
          id: 'C-1',
          merchant: 'Café Río',
          amount: 9.4,
          category: 'EatingOut',
          source: 'card',
        },
        at: '2026-11-18T12:10:00Z',
      },
    ],
    total: 2,
    safe: { available: 120, held: 18.7, bills: 46.2, today: '2026-11-20', payday: '2026-11-25' },
    billsAhead: [{ billID: 1, name: 'City Power & Light', dueDate: '2026-11-24', amount: 46.2 }],
    ...overrides,
  };
}
