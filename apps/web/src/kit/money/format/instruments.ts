import type { Instrument } from '@dayfare/api/money/queries';
import {
  destinationOf,
  destinationRules,
  type InstrumentCondition,
  instrumentCondition,
  type MinorUnits,
} from '@dayfare/domain/money';
import { productCard } from '@dayfare/domain/product';
import type { Choice } from '@dayfare/ui/choice-cards';
import type { Icon } from '@dayfare/ui/icon';
import { Banknote, Coins, CreditCard, Gift, Landmark, PiggyBank, ReceiptText, Wallet } from 'lucide-react';
import { BrandIcon } from '../../../platform/brand/brand-icon.tsx';
import type { MoneyTexts } from './money-texts.ts';

const kinds = {
  BankAccount: { icon: Landmark, name: 'kit/money/format:bank' },
  Card: { icon: CreditCard, name: 'kit/money/format:card' },
  CashPickup: { icon: Banknote, name: 'kit/money/format:cash' },
  Amazon: { icon: Gift, name: 'kit/money/format:gift' },
  Biller: { icon: ReceiptText, name: 'kit/money/format:biller' },
} as const satisfies Partial<Record<Instrument['kind'], { icon: Icon; name: string }>>;

/** Names of what is more special than its kind. */
const subKinds = {
  [productCard]: 'kit/money/format:productCard',
  VisaPlus: 'kit/money/format:visaPlus',
  Tips: 'kit/money/format:tips',
  Mileage: 'kit/money/format:mileage',
} as const satisfies Partial<Record<NonNullable<Instrument['subType']>, string>>;

/** What holds money of a person's and takes no wages. */
const pots = {
  Savings: { icon: PiggyBank, name: 'kit/money/format:savings' },
  TimelyTips: { icon: Coins, name: 'kit/money/format:tips' },
  DirectAccumulatedBalance: { icon: Wallet, name: 'kit/money/format:accumulated' },
} as const satisfies Partial<Record<Instrument['kind'], { icon: Icon; name: string }>>;
const isPot = (kind: Instrument['kind']): kind is keyof typeof pots => kind in pots;
const lookOf = (kind: Instrument['kind']) =>
  isSendable(kind) ? kinds[kind] : isPot(kind) ? pots[kind] : undefined;

type Sendable = keyof typeof kinds;
const isSendable = (kind: Instrument['kind']): kind is Sendable => kind in kinds;

/** Whether wages can be sent to such a thing at all. */
export const takesWages = ({ kind }: Pick<Instrument, 'kind'>): boolean => isSendable(kind);

/** Whether money can be sent there now. */
export function isUsable({ kind, status }: Instrument): boolean {
  return isSendable(kind) && status === 'Active';
}

const shownUnusable: ReadonlySet<Instrument['status']> = new Set([
  'Pending',
  'PendingAutomaticVerification',
  'PendingManualVerification',
  'InActive',
  'None',
]);

/** What a person should know of before choosing. */
const reasons = {
  checking: 'checking',
  checkingAtBank: 'checking',
  inReview: 'checking',
  notVerified: 'unverified',
  amountsDue: 'unverified',
  amountsExpired: 'unverified',
  amountsLocked: 'unverified',
  depositsReturned: 'unverified',
  verificationFailed: 'unverified',
  detailsOld: 'linkExpired',
  duplicate: 'unverified',
  linkExpired: 'linkExpired',
  confirmationDue: 'unverified',
  confirmationRefused: 'unverified',
  cardCheckDue: 'unverified',
  cardExpired: 'cardExpired',
  leaving: 'closed',
  closed: 'closed',
} as const satisfies Record<Exclude<InstrumentCondition, 'usable'>, string>;

/** Why nothing can be sent there now; undefined if it can. */
function whyNot(instrument: Instrument, t: MoneyTexts): string | undefined {
  const condition = instrumentCondition(instrument);
  if (condition === 'usable') return undefined;
  if (condition === 'closed' && instrument.kind === 'Biller') return t('kit/money/format:billerClosed');
  return t(`kit/money/format:${reasons[condition]}`);
}

/** The accounts and cards to choose from: those in use, those still being checked, and closed ones. The last two say so. */
export function offered(instruments: readonly Instrument[]): readonly Instrument[] {
  return instruments.filter(
    (instrument) =>
      isUsable(instrument) || (isSendable(instrument.kind) && shownUnusable.has(instrument.status)),
  );
}

/** Whether it is an account or a card, which can be looked after; cash is only picked up, and a gift card spent. */
export const isAccount = ({ kind }: Instrument): boolean => kind !== 'CashPickup' && kind !== 'Amazon';

/** Whether it can be the one that is chosen first. */
export function canBeDefault(instrument: Instrument): boolean {
  const way = destinationOf(instrument);
  return way !== null && destinationRules[way].canBeDefault;
}

/** Whether money that we hold for a person can be moved there. */
export const canBeFilled = (one: Instrument): boolean => one.kind !== 'Biller' && isAccount(one);

/** What a person's own list shows: those, and what holds money of theirs. */
export function listed(instruments: readonly Instrument[]): readonly Instrument[] {
  const known = new Set(offered(instruments).filter(isAccount));
  return instruments.filter((one) => known.has(one) || (isPot(one.kind) && one.status === 'Active'));
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
  const { kind, subType, last4 } = instrument;
  const look = lookOf(kind);
  if (!look) return '';
  const name = t(subType && subType in subKinds ? subKinds[subType as keyof typeof subKinds] : look.name);
  return last4 ? t('kit/money/format:ending', { kind: name, last4 }) : name;
}

/** How fast money gets there. */
export function arrivalWords(instrument: Instrument, t: MoneyTexts): string {
  const way = destinationOf(instrument);
  if (!instrument.isInstantEligible) return t('kit/money/format:nextDayOnly');
  const isUsual = way !== 'gift' && way !== 'biller' && way !== 'issuer';
  return t(isUsual ? 'kit/money/format:instant' : `kit/money/format:arrives.${way}`);
}

/** Icon of its kind, and the brand's mark for the brand's own card; undefined for kinds that are not shown. */
export function instrumentIcon(instrument: Pick<Instrument, 'kind' | 'subType'>): Icon | undefined {
  return destinationOf(instrument) === 'issuer' ? BrandIcon : lookOf(instrument.kind)?.icon;
}

/** What is to be sent, and how amounts are written. */
interface WantedAmount {
  readonly amount: MinorUnits;
  readonly money: (minor: MinorUnits) => string;
}

/** The most that can be sent there at once, if more is wanted. */
function tooMuch(instrument: Instrument, { amount, money }: WantedAmount): string | undefined {
  const way = destinationOf(instrument);
  const most = way && destinationRules[way].most;
  return most && amount > most ? money(most) : undefined;
}

/** A card to choose for an account or card. */
export function instrumentChoice(instrument: Instrument, t: MoneyTexts, wanted?: WantedAmount): Choice {
  const { id, name } = instrument;
  const most = wanted && tooMuch(instrument, wanted);
  return {
    value: String(id),
    title: name,
    description: `${instrumentKind(instrument, t)} · ${arrivalWords(instrument, t)}`,
    icon: instrumentIcon(instrument),
    disabledReason: whyNot(instrument, t) ?? (most && t('kit/money/format:tooMuch', { most })),
  };
}
