import type { Lanes } from '../../platform/jobs/worker.ts';

/** Rails are slow, and books are not: neither waits for the other. What a rail tells has a lane of its own, so that a flood of it delays no payment. */
export const jobLanes: Lanes = [
  {
    kinds: [
      ...[
        'hand-over',
        'settlement',
        'approval-ends',
        'late-return',
        'voucher-ends',
        'fee-arrival',
        'fee-return',
      ],
      ...['order', 'order-arrival', 'order-approval-ends', 'order-return'],
    ],
    atOnce: 3,
  },
  { kinds: ['rail-news'], atOnce: 1 },
  {
    kinds: [
      ...['payday', 'recurring', 'savings-deposit', 'savings-rules', 'savings-arrival'],
      ...['bill-pay', 'bill-reminder', 'bill-trace', 'card-autoload', 'card-deposit'],
      ...['referral-reward', 'referral-expiry', 'tips-payout', 'ride-step'],
    ],
    atOnce: 1,
  },
];
