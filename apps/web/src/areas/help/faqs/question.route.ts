import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/faqs/:id',
  part: 'more',
  screen: () => import('./question-page.tsx'),
} as const satisfies ScreenRoute;
