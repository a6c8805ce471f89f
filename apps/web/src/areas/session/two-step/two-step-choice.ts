import type { TwoStep } from '@dayfare/api/session/queries';

/** What can be chosen. */
export type TwoStepChoice = 'text' | 'mail' | 'off';

/** What is chosen now. */
export function choiceOf({ isOn, toMail }: TwoStep): TwoStepChoice {
  if (!isOn) return 'off';
  return toMail ? 'mail' : 'text';
}

/** What a choice asks for. Off leaves where codes go as it was: other things are proved with codes, too. */
export function wishOf(choice: TwoStepChoice, { toMail }: TwoStep): TwoStep {
  return choice === 'off' ? { isOn: false, toMail } : { isOn: true, toMail: choice === 'mail' };
}

/** Where the proof has to come from: where codes go now; where none were needed, from where they are to go. */
export function provedByMail(now: TwoStep, wish: TwoStep): boolean {
  return now.isOn ? now.toMail : wish.toMail;
}

/** What a saved choice has changed; null for nothing. */
export function changeOf(before: TwoStep, after: TwoStep): 'turnedOn' | 'turnedOff' | 'moved' | null {
  if (before.isOn !== after.isOn) return after.isOn ? 'turnedOn' : 'turnedOff';
  return before.toMail === after.toMail ? null : 'moved';
}
