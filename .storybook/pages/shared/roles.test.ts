import { allTokens } from '@dayfare/themes/brands/all';
import { expect, it } from 'vitest';
import { roleGroups } from './roles.ts';

it('every colour role of the contract stands in exactly one group', () => {
  const grouped: readonly string[] = Object.values(roleGroups).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(allTokens.common.light).toSorted());
});
