import { allTokens } from '@dayfare/themes/brands/all';
import { brandList, brandNames } from '@dayfare/themes/brands/names';
import { describe, expect, it } from 'vitest';
import { buildValues } from '../native/build-values.ts';

const brandOf = (name: (typeof brandNames)[number]) => ({
  name,
  title: brandList[name].title,
  tokens: allTokens[name],
});

describe('a build of the native app', () => {
  it.each(brandNames)(
    'of %s has a name, an address and links of its own, and the brand’s colours',
    (name) => {
      const build = buildValues(brandOf(name), 'release');
      expect(build).toMatchObject({
        name: brandList[name].title,
        id: `com.dayfare.${name}`,
        isRelease: true,
      });
      expect(build.linkHosts).toEqual([new URL(build.origin).host]);
      expect(build.colours.dark.canvas).toBe(allTokens[name].dark.canvas);
    },
  );

  it('for this machine is told apart, and takes no links: nobody can vouch for them', () => {
    const build = buildValues(brandOf('common'), 'local');
    expect(build).toMatchObject({ name: 'Common (local)', id: 'com.dayfare.common.local', linkHosts: [] });
    expect(build.origin).toBe('http://localhost:4000');
  });

  it('opens the host that is asked for, if that is safe', () => {
    expect(buildValues(brandOf('ukg'), 'test', 'https://phone.example').linkHosts).toEqual(['phone.example']);
    expect(() => buildValues(brandOf('ukg'), 'release', 'http://localhost:4000')).toThrow(/A release needs/);
  });

  it('of a brand that has no address says where to write one', () => {
    expect(() => buildValues({ ...brandOf('common'), name: 'harbor' }, 'release')).toThrow(
      /no address for the brand harbor under "release"\. Write one there, or give --origin\./,
    );
  });
});
