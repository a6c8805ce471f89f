import type { TwoStep } from '@dayfare/api/session/queries';

/** The options. */
export type TwoStepChoice = 'text' | 'mail' | 'off';

/** The current option. */
export function choiceOf({ isOn, toMail }: TwoStep): TwoStepChoice {
  if (!isOn) return 'off';
  return toMail ? 'mail' : 'text';
}

/** The settings for an option. Off does not change where codes are sent, because they are used for other proofs too. */
export function settingsFor(choice: TwoStepChoice, { toMail }: TwoStep): TwoStep {
  return choice === 'off' ? { isOn: false, toMail } : { isOn: true, toMail: choice === 'mail' };
}

/** What saving has changed; null for nothing. */
export function changeOf(before: TwoStep, after: TwoStep): 'turnedOn' | 'turnedOff' | 'moved' | null {
  if (before.isOn !== after.isOn) return after.isOn ? 'turnedOn' : 'turnedOff';
  return before.toMail === after.toMail ? null : 'moved';
}
