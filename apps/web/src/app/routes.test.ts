import { guard } from '@dayfare/domain/access';
import { describe, expect, it } from 'vitest';
import { aliases, routes } from './routes.ts';

const visitor = { isSignedIn: false, userType: null } as const;
const examplePath = (path: string) => path.replace(/:\w+/g, '1');

describe('the table of routes', () => {
  it.each(routes.filter((entry) => entry.guard === 'signedIn').map(({ path }) => [path]))(
    '%s is closed to visitors by the domain’s guard as well [access-047]',
    (path) => {
      expect(guard({ path: examplePath(path) }, visitor)).toMatchObject({ kind: 'redirect' });
    },
  );

  it.each(routes.filter((entry) => entry.guard === 'visitor').map(({ path }) => [path]))(
    '%s is open to visitors',
    (path) => {
      expect(guard({ path: examplePath(path) }, visitor)).toEqual({ kind: 'allow' });
    },
  );

  it('has every path once', () => {
    const paths = [...routes.map(({ path }) => path), ...Object.keys(aliases)];
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('knows every page that an alias leads to', () => {
    const paths = routes.map(({ path }) => path);
    for (const to of Object.values(aliases)) expect(paths).toContain(to);
  });
});
