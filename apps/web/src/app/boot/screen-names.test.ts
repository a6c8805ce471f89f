import { fitEvent } from '@dayfare/domain/analytics';
import { expect, it } from 'vitest';
import { routes } from '../generated/routes.ts';

it.each(routes.map(({ path }) => path))('the screen %s keeps its name in analytics', (path) => {
  const event = fitEvent({ screenName: path, clientType: 'Web', startTime: '2026-11-20T09:00:00.000Z' });
  expect(event?.screenName).toBe(path);
});
