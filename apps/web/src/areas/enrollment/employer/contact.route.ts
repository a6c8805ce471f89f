import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/signup/contact-employer',
  guard: 'visitors',
  texts: ['enrollment/flow', 'enrollment/employer'],
  screen: () => import('./contact-page.tsx'),
} as const satisfies ScreenRoute;
