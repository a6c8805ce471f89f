import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/edit-phone',
  part: 'you',
  screen: () => import('./phone-page.tsx'),
} as const satisfies ScreenRoute;
