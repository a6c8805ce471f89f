import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/faqs',
  part: 'more',
  screen: () => import('./faqs-page.tsx'),
} as const satisfies ScreenRoute;
