export { outsideOnly } from './outside-only.ts';
export type { HoldEnd, RailOrder, RailPayment, Rails } from './rail.ts';
export { railBooks } from './rail-books.ts';
export { isRailScenario, type RailScenario, railScenarioNames } from './rail-scenarios.ts';
export { isRailState, type RailState } from './rail-states.ts';
export { type Rail, railEvents, railPayments } from './tables.ts';
