import type { Db } from '../../platform/db/db.ts';
import { type Instrument, openInstrument } from '../money/index.ts';

/** Opens what holds the money of a goal. */
export const openPot = (tx: Db, employeeId: number, displayText: string): Promise<Instrument> =>
  openInstrument(tx, employeeId, { kind: 'Savings', displayText, imageName: 'savings', isGoal: true });
