import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { discountedPrice, type Fuel, type StationFilters, stationsFor } from './gas.ts';

const station = (
  name: string,
  [price, discount, kilometers]: readonly [number, number, number | null],
  { isOpen = true, sells = 'Regular' as Fuel } = {},
) => ({
  ...{ name, isOpen, kilometers, discount: minorUnits(discount) },
  fuels: [{ fuel: sells, price: minorUnits(price) }],
});

const stations = [
  station('far', [3_10, 10, 9]),
  station('near', [3_50, 10, 1]),
  station('closed', [3_00, 10, 2], { isOpen: false }),
  station('diesel', [2_90, 10, 1], { sells: 'Diesel' }),
  station('unknown', [3_10, 10, null]),
];
const find = (filters: Partial<StationFilters> = {}) =>
  stationsFor(stations, { fuel: 'Regular', isOpenOnly: false, order: 'price', ...filters }).map(
    ({ name, yourPrice }) => [name, yourPrice] as const,
  );

describe('stations', () => {
  it('are in the order of what a unit costs after the discount, the nearer first of two alike', () => {
    expect(find()).toEqual([
      ['closed', 2_90],
      ['far', 3_00],
      ['unknown', 3_00],
      ['near', 3_40],
    ]);
  });

  it('are in the order of the way to them, those at an unknown distance last', () => {
    expect(find({ order: 'distance' }).map(([name]) => name)).toEqual(['near', 'closed', 'far', 'unknown']);
  });

  it('are those that are open and sell the fuel, where that is asked for', () => {
    expect(find({ isOpenOnly: true }).map(([name]) => name)).not.toContain('closed');
    expect(find({ fuel: 'Diesel' })).toEqual([['diesel', 2_80]]);
    expect(find({ fuel: 'Plus' })).toEqual([]);
  });

  it('never pay people for filling up', () => {
    expect(discountedPrice(minorUnits(5), minorUnits(10))).toBe(0);
  });
});
