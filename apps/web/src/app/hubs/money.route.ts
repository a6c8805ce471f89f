import type { ScreenRoute } from '../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/money',
  part: 'money',
  screen: async () => (await import('./money-hub-page.tsx')).money,
} as const satisfies ScreenRoute;
