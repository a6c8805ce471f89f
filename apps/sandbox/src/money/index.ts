export { bringUpToDate, openPeriod } from './accrue.ts';
export { travelOf } from './arrival.ts';
export { type Earner, earnerOf, ownerOf } from './owner.ts';
export { writeTransfer } from './perform.ts';
export { endTransfer, settlement, settlementHandler, settleOnArrival } from './settle.ts';
export { standingOf } from './standing.ts';
export { status } from './status.ts';
export { type Instrument, instruments, type Transaction } from './tables.ts';
export { undoTransfer } from './undo.ts';
