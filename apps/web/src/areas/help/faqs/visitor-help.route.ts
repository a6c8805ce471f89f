import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/welcome/needhelp',
  guard: 'visitors',
  texts: ['help/faqs'],
  screen: () => import('./need-help-page.tsx'),
} as const satisfies ScreenRoute;
