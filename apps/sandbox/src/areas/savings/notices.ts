import { formatMoney, isSkipReason, type MinorUnits, type SkipReason } from '@dayfare/domain/money';
import * as en from '@dayfare/domain/money/reasons/texts.en';
import * as es from '@dayfare/domain/money/reasons/texts.es';
import * as fr from '@dayfare/domain/money/reasons/texts.fr';
import type { Language } from '@dayfare/domain/product';
import type { Milestone } from '@dayfare/domain/savings';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import type { Db } from '../../platform/db/db.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { currencyOf } from '../money/index.ts';
import { wants } from '../profile/index.ts';
import { type Employee, textTo } from '../session/index.ts';

const because = { en: en.skipped, es: es.skipped, fr: fr.skipped } as const satisfies Record<
  Language,
  Readonly<Record<SkipReason, string>>
>;

const reached = {
  en: {
    halfway: (name, saved) => `You’re halfway to “${name}”: ${saved} saved.`,
    almostThere: (name, saved) => `Almost there: ${saved} saved for “${name}”.`,
    achieved: (name, saved) =>
      `You’ve reached your goal “${name}”: ${saved} saved. No more is put aside for it.`,
  },
  es: {
    halfway: (name, saved) => `Vas por la mitad de «${name}»: ${saved} ahorrados.`,
    almostThere: (name, saved) => `Ya casi: ${saved} ahorrados para «${name}».`,
    achieved: (name, saved) =>
      `Alcanzaste tu meta «${name}»: ${saved} ahorrados. No se aparta más para ella.`,
  },
  fr: {
    halfway: (name, saved) => `Vous êtes à mi-chemin de «\u00A0${name}\u00A0»\u00A0: ${saved} épargnés.`,
    almostThere: (name, saved) => `Vous y êtes presque\u00A0: ${saved} épargnés pour «\u00A0${name}\u00A0».`,
    achieved: (name, saved) =>
      `Objectif «\u00A0${name}\u00A0» atteint\u00A0: ${saved} épargnés. Plus rien n’est mis de côté pour lui.`,
  },
} as const satisfies Record<Language, Record<Milestone, (name: string, saved: string) => string>>;

const leftOut = {
  en: (amount, name, why) => `${amount} for “${name}” was not put aside today. ${why} No money has moved.`,
  es: (amount, name, why) => `Hoy no se apartaron ${amount} para «${name}». ${why} No se movió dinero.`,
  fr: (amount, name, why) =>
    `${amount} n’ont pas été mis de côté aujourd’hui pour «\u00A0${name}\u00A0». ${why} Aucun argent n’a été déplacé.`,
} as const satisfies Record<Language, (amount: string, name: string, why: string) => string>;

async function tell(
  tx: Db,
  employee: Employee,
  at: Date,
  words: (language: Language, money: (amount: MinorUnits) => string) => string,
): Promise<void> {
  const language = languageOf(employee.language);
  const { productName } = readVoice(employee.environment, language);
  const money = (amount: MinorUnits) => formatMoney(amount, { currency: currencyOf(employee), language });
  const body = `${productName}${language === 'fr' ? '\u00A0: ' : ': '}${words(language, money)}`;
  await textTo(tx, employee, { body, at });
}

/** Texts a person how far a goal of theirs is, unless they don't want to be told. */
export async function tellMilestone(
  tx: Db,
  employee: Employee,
  { name, milestone, saved, at }: { name: string; milestone: Milestone; saved: MinorUnits; at: Date },
): Promise<void> {
  if (await wants(tx, employee.id, 'TextMessage', 'Savings'))
    await tell(tx, employee, at, (language, money) => reached[language][milestone](name, money(saved)));
}

/** Texts a person that a scheduled deposit was left out, and why. */
export const tellLeftOut = (
  tx: Db,
  employee: Employee,
  { name, amount, reason, at }: { name: string; amount: MinorUnits; reason: string; at: Date },
): Promise<void> =>
  tell(tx, employee, at, (language, money) =>
    leftOut[language](
      money(amount),
      name,
      because[language][isSkipReason(reason) ? reason : 'FundsNotAvailable'],
    ),
  );
