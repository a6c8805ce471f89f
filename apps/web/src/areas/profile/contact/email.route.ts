import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/edit-email',
  part: 'you',
  screen: () => import('./email-page.tsx'),
} as const satisfies ScreenRoute;
