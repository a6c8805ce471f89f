import { sessionSamples } from '@dayfare/api/mocks';
import { expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';

vi.mock('./session-end.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('signing out forgets the person also when the code of the way out cannot be had', async () => {
  const app = await createTestApp({ user: sessionSamples.employee() });
  const go = vi.spyOn(app.navigation, 'go').mockResolvedValue();
  app.tab.setItem('draft', '40');
  await app.flow.signOut();
  expect(app.session.current()).toBeNull();
  expect([app.local.getItem('currentUser'), app.tab.getItem('draft')]).toEqual([null, null]);
  expect(go).toHaveBeenCalledWith('/welcome/login', { replace: true });
});
