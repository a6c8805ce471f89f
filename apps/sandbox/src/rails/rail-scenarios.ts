import { type AchReturnCode, achReturns, isAchReturnCode } from '@dayfare/domain/money';

const described = {
  Pays: 'Pays in full and on time',
  PaysHalf: 'Pays half of it',
  Refuses: 'Refuses at once',
  RefusesLate: 'Takes it, and refuses it when it was due to arrive',
  PaysAfterAll: 'Takes it, refuses it when it was due, and has paid it after all when it is asked again',
  RefusesFee: 'Pays the amount, and refuses a fee that is charged by itself',
  KeepsFee: 'Pays, and can’t be reached when a fee that it took is to go back',
  Travels: 'Is still on its way when it was due to arrive, until this is changed',
  PaysTooMuch: 'Says that it has paid more than it was given',
  HoldsLate: 'Takes it, and holds it when it was due to arrive, until this is changed',
  PaysInstead: 'Pays; what it is told to call back it has just paid out',
  CallsNothingBack: 'Pays; calls nothing back, and takes nothing back that it was going to',
  Holds: 'Holds it until somebody approves it; it expires after a day',
  IsDown: 'Can’t be reached: payments wait, and are handed over later',
} as const;

type LateReturn = `Late${AchReturnCode}`;

/** How a rail treats payments to an account or a card. */
export type RailScenario = keyof typeof described | AchReturnCode | LateReturn;

const codes = Object.keys(achReturns).filter(isAchReturnCode);

/** Every scenario with what it does, in words for testers. */
export const railScenarioNames: Readonly<Record<RailScenario, string>> = Object.fromEntries([
  ...Object.entries(described),
  ...codes.map((code) => [code, `Comes back instead of arriving: ${achReturns[code].reason}`]),
  ...codes.map((code) => [`Late${code}`, `Arrives, and comes back later: ${achReturns[code].reason}`]),
]);

/** Whether a text names a scenario. */
export function isRailScenario(name: unknown): name is RailScenario {
  return typeof name === 'string' && Object.hasOwn(railScenarioNames, name);
}

/** The code with which payments come back instead of arriving. */
export function returnCodeOf(scenario: RailScenario): AchReturnCode | undefined {
  return isAchReturnCode(scenario) ? scenario : undefined;
}

/** The code with which payments come back after they have arrived. */
export function lateReturnCodeOf(scenario: RailScenario): AchReturnCode | undefined {
  const code = scenario.replace(/^Late/, '');
  return code !== scenario && isAchReturnCode(code) ? code : undefined;
}
