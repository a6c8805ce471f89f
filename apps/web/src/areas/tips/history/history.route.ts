import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/timely-tips/transactionhistory',
  part: 'money',
  screen: () => import('./history-page.tsx'),
} as const satisfies ScreenRoute;
