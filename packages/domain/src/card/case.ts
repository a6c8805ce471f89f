import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type Country, type IsoDate, nextBankDay } from '../money/index.ts';

/** Where a case about a payment stands that its person does not recognize. */
export const cardCaseState = enumeration(['Opened', 'Reviewing', 'Credited', 'Declined']);
export type CardCaseState = NameOf<typeof cardCaseState>;

/** Bank days within which a case is decided. */
const decisionDays = 10;

/** Returns the last day on which a case that was opened on a day is decided. */
export const caseDecisionBy = (openedOn: IsoDate, country: Country): IsoDate =>
  Array.from({ length: decisionDays }).reduce<IsoDate>((day) => nextBankDay(day, country), openedOn);

const next = {
  Opened: ['Reviewing', 'Credited', 'Declined'],
  Reviewing: ['Credited', 'Declined'],
  Credited: [],
  Declined: [],
} as const satisfies Record<CardCaseState, readonly CardCaseState[]>;

/** Whether a case can go from one state to another: what was decided stays. */
export function canCaseBecome(from: CardCaseState, to: CardCaseState): boolean {
  const all: readonly CardCaseState[] = next[from];
  return all.includes(to);
}
