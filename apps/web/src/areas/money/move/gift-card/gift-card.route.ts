import type { ScreenRoute } from '../../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/ewa/gift-card',
  part: 'money',
  screen: () => import('./gift-card-page.tsx'),
} as const satisfies ScreenRoute;
