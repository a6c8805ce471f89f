import type { Instrument } from '@dayfare/api/money/queries';
import { type InstrumentCondition, instrumentCondition } from '@dayfare/domain/money';
import type { Choice } from '@dayfare/ui/choice-cards';
import type { Icon } from '@dayfare/ui/icon';
import { CreditCard, Landmark } from 'lucide-react';
import type { MoneyTexts } from './money-texts.ts';

const kinds = {
  BankAccount: { icon: Landmark, name: 'money/get-money:where.bank' },
  Card: { icon: CreditCard, name: 'money/get-money:where.card' },
} as const satisfies Partial<Record<Instrument['kind'], { icon: Icon; name: string }>>;

type Sendable = keyof typeof kinds;
const isSendable = (kind: Instrument['kind']): kind is Sendable => kind in kinds;

/** Whether money can be sent there now. */
export function isUsable({ kind, status }: Instrument): boolean {
  return isSendable(kind) && status === 'Active';
}

const shownUnusable: ReadonlySet<Instrument['status']> = new Set([
  'Pending',
  'PendingAutomaticVerification',
  'PendingManualVerification',
  'InActive',
]);

/** What a person should know of before choosing. */
const reasons = {
  checking: 'checking',
  amountsDue: 'unverified',
  amountsExpired: 'unverified',
  amountsLocked: 'unverified',
  depositsReturned: 'unverified',
  linkExpired: 'linkExpired',
  closed: 'closed',
} as const satisfies Record<Exclude<InstrumentCondition, 'usable'>, string>;

/** Why nothing can be sent there now; undefined if it can. */
function whyNot(instrument: Instrument, t: MoneyTexts): string | undefined {
  const condition = instrumentCondition(instrument);
  if (condition === 'usable') return undefined;
  return t(`money/get-money:where.${reasons[condition]}`);
}

/** The accounts and cards to choose from: those in use, those still being checked, and closed ones. The last two say so. */
export function offered(instruments: readonly Instrument[]): readonly Instrument[] {
  return instruments.filter(
    (instrument) =>
      isUsable(instrument) || (isSendable(instrument.kind) && shownUnusable.has(instrument.status)),
  );
}

/** The initially selected one: the person's default, if it can be used. */
export function preselected(instruments: readonly Instrument[]): number | null {
  const usable = instruments.filter(isUsable);
  return (
    (usable.find(({ isDefault }) => isDefault) ?? (usable.length === 1 ? usable[0] : undefined))?.id ?? null
  );
}

/** The text below its name: its kind, or why nothing can be sent there. */
export function instrumentState(instrument: Instrument, t: MoneyTexts): string {
  return whyNot(instrument, t) ?? instrumentKind(instrument, t);
}

/** "Bank account ending in 4821". */
export function instrumentKind(instrument: Instrument, t: MoneyTexts): string {
  const { kind, last4 } = instrument;
  if (!isSendable(kind)) return '';
  const name = t(kinds[kind].name);
  return last4 ? t('money/get-money:where.ending', { kind: name, last4 }) : name;
}

/** Icon of its kind; undefined for kinds that money cannot be sent to. */
export function instrumentIcon({ kind }: Instrument): Icon | undefined {
  return isSendable(kind) ? kinds[kind].icon : undefined;
}

/** A card to choose for an account or card. */
export function instrumentChoice(instrument: Instrument, t: MoneyTexts): Choice {
  const { id, name, isInstantEligible } = instrument;
  return {
    value: String(id),
    title: name,
    description: `${instrumentKind(instrument, t)} · ${t(isInstantEligible ? 'money/get-money:where.instant' : 'money/get-money:where.nextDayOnly')}`,
    icon: instrumentIcon(instrument),
    disabledReason: whyNot(instrument, t),
  };
}
