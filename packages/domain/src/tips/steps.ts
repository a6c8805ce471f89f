import type { TipsSetting } from './enums.ts';

/** The steps until tips are paid out early, in their order. The last is there only after a payout came back. */
export const tipsSteps = [
  'ActivateCard',
  'AcceptTerms',
  'TipsSetting',
  'LinkTipsAccount',
  'OptIn',
  'DisbursementFailed',
] as const;
export type TipsStep = (typeof tipsSteps)[number];

/** What decides the current step. */
export interface TipsFacts {
  /** Whether a card that has not been activated is the only place tips could go to. */
  readonly needsCard: boolean;
  readonly isAccepted: boolean;
  readonly setting: TipsSetting | null;
  /** Whether the account that was chosen can still be paid to. */
  readonly isLinked: boolean;
  readonly isOptedIn: boolean;
  /** Whether the last payout to that account came back. */
  readonly hasFailed: boolean;
}

/** A step, and whether it is done. */
export interface TipsStepState {
  readonly step: TipsStep;
  readonly isDone: boolean;
}

/** The user's steps, in order. Those that do not concern them are left out. */
export function tipsStepsFor(facts: TipsFacts): readonly TipsStepState[] {
  return [
    ...(facts.needsCard ? [{ step: 'ActivateCard', isDone: false } as const] : []),
    { step: 'AcceptTerms', isDone: facts.isAccepted },
    { step: 'TipsSetting', isDone: facts.setting !== null },
    { step: 'LinkTipsAccount', isDone: facts.isLinked },
    { step: 'OptIn', isDone: facts.isOptedIn },
    ...(facts.hasFailed ? [{ step: 'DisbursementFailed', isDone: false } as const] : []),
  ];
}

/** Where to go on: the first step that is not done; null once tips are paid out. */
export const nextTipsStep = (facts: TipsFacts): TipsStep | null =>
  tipsStepsFor(facts).find(({ isDone }) => !isDone)?.step ?? null;

/** Whether everything before opting in is done. */
export const canOptIn = (facts: TipsFacts): boolean => {
  const next = nextTipsStep({ ...facts, isOptedIn: false });
  return next === 'OptIn';
};
