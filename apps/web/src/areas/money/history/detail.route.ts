import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/history/:id',
  part: 'money',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/history', 'money/receipt'],
  screen: () => import('./detail-page.tsx'),
} as const satisfies ScreenRoute;
