import { expect, it } from 'vitest';
import type { AppRoute } from '../../platform/navigation/screen-route.ts';
import { people } from '../../testing/sandbox/people.ts';
import { useSandbox } from '../../testing/sandbox/use-sandbox.ts';
import { routes } from '../generated/routes.ts';
import { loadEagerScreens } from './eager-screens.ts';

const server = useSandbox();

it('all routes sit under the root; areas are loaded on demand, and ewa and the direct area ahead for those who are signed in [access-002]', async () => {
  expect(routes.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
  const asked: string[] = [];
  const find = async ({ path }: AppRoute) => ({
    screen: async () => {
      asked.push(path);
      throw new TypeError('Failed to fetch');
    },
  });
  const visitor = await server.open('/welcome/login');
  await loadEagerScreens(visitor.app, find);
  expect(asked).toEqual([]);
  visitor.close();
  const page = await server.open('/ewa/home', { as: people.maya });
  await loadEagerScreens(page.app, find);
  const areasOf = (paths: readonly string[]) => new Set(paths.map((path) => path.split('/')[1]));
  expect(areasOf(asked)).toEqual(new Set(['ewa', 'dayfare-direct']));
  const eager = /^\/(?:ewa|dayfare-direct)(?:\/|$)/;
  expect(asked).toEqual(routes.map(({ path }) => path).filter((path) => eager.test(path)));
});
