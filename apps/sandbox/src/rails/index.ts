export { isRailScenario, type RailScenario, railScenarioNames } from './rail-scenarios.ts';
export { callBack, endHold, type RailOrder, railPayment, report, sendBack, submit } from './rails.ts';
export { setScenario } from './scenario-of.ts';
export { type Rail, type RailPayment, type RailState, railPayments } from './tables.ts';
