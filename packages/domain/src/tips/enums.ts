import { enumeration, type NameOf, numbered } from '../enumeration/index.ts';

/** What an employer reports beside wages. */
export const tipsKind = numbered({ Tips: 4, Mileage: 5 });
export type TipsKind = NameOf<typeof tipsKind>;

/**
 * What people of an employer can get early: nothing of their tips, tips but no wages, or both. The documents list the names without numbers;
 * they are numbered in that order from 0.
 */
export const tipsMode = enumeration(['Disable', 'TimelyTipsOnly', 'TimelyTipsAndEWA']);
export type TipsMode = NameOf<typeof tipsMode>;

/** Which reports are paid out early: the person's own setting. */
export const tipsSettings = ['Tips', 'TipsAndMileage'] as const;
export type TipsSetting = (typeof tipsSettings)[number];

/** What becomes of a report. */
export const depositStates = ['withPay', 'waiting', 'onItsWay', 'paid', 'failed', 'taken'] as const;
/**
 * `withPay`: the employer pays it with the wages. `waiting`: with us, until there is an account to send it to. `taken`: moved out of the
 * balance by hand.
 */
export type DepositState = (typeof depositStates)[number];

/** Whether a setting has a report of this kind paid out early. */
export const paysEarly = (setting: TipsSetting | null, kind: TipsKind): boolean =>
  setting === 'TipsAndMileage' || (setting === 'Tips' && kind === 'Tips');
