import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/receipt/:id',
  guard: 'signedIn',
  texts: ['money', 'money/get-money', 'money/receipt'],
  screen: () => import('./receipt-page.tsx'),
} as const satisfies ScreenRoute;
