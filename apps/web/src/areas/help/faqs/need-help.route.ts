import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/needhelp',
  guard: 'signedIn',
  texts: ['help/faqs', 'help/feedback'],
  screen: () => import('./need-help-page.tsx'),
} as const satisfies ScreenRoute;
