import type { ScreenRoute } from '../../platform/navigation/screen-route.ts';

export const route = {
  path: '/home/work',
  part: 'work',
  screen: async () => (await import('./hub-page.tsx')).work,
} as const satisfies ScreenRoute;
