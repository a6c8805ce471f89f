import type { ScreenRoute } from '../../../platform/navigation/screen-route.ts';

export const route = {
  path: '/microsite-consent-form',
  secrets: ['Forbe', 'Color'],
  screen: () => import('./consent-form-page.tsx'),
} as const satisfies ScreenRoute;
