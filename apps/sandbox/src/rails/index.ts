export { setManner } from './manner-of.ts';
export { isRailManner, type RailManner, railMannerNames } from './rail-scenarios.ts';
export { callBack, endHold, railPayment, report, sendBack, submit } from './rails.ts';
export { type Rail, type RailPayment, railPayments } from './tables.ts';
