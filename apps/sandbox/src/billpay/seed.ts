import type { AreaSeed } from '../seeds/area-seed.ts';
import { keepBillers } from './billers.ts';

/** Billers in the own lists of seeded people: Maya Torres has her electricity and her rent. */
const own: Readonly<Record<number, readonly number[]>> = { 1001: [1, 5] };

/** Plants a person's own list of billers. */
export const billpaySeed: AreaSeed = (tx, { id, now }) => keepBillers(tx, id, own[id] ?? [], now);
