export { setManner } from './manner-of.ts';
export { isRailManner, type RailManner, railMannerNames } from './rail-scenarios.ts';
export { callBack, endHold, type RailOrder, railPayment, report, sendBack, submit } from './rails.ts';
export { type Rail, type RailPayment, type RailState, railPayments } from './tables.ts';
