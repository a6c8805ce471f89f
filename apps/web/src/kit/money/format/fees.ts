import type { FeeFacts } from '@dayfare/api/money/queries';
import type { MinorUnits } from '@dayfare/domain/money';
import type { MoneyTexts } from './money-texts.ts';

/** A fee, and what its words are formatted with. */
interface FeeTelling {
  readonly fee: MinorUnits;
  /** What arrives; a fee inside the amount says so. */
  readonly received: MinorUnits;
  readonly t: MoneyTexts;
  readonly money: (minor: MinorUnits) => string;
}

/** A fee’s name and, in a sentence each, why it is lower than usual, how often it is due and where it is taken from. */
export function feeWords(
  { name, kind, usual, mode }: FeeFacts,
  { fee, received, t, money }: FeeTelling,
): { readonly feeName: string; readonly feeHint: string | undefined } {
  const hints = [
    kind && t(`kit/money/transfer:feeKinds.${kind}`, { usual: money(usual) }),
    name === 'program' && t('kit/money/transfer:feeHints.program'),
    mode === 'Debit' && fee > 0 && t('kit/money/transfer:feeHints.Debit'),
    mode === 'Inclusive' &&
      fee > 0 &&
      t('kit/money/transfer:feeHints.Inclusive', { received: money(received) }),
  ].filter((hint) => typeof hint === 'string');
  return {
    feeName: usual > 0 ? t(`kit/money/transfer:fees.${name}`) : t('facts.fee'),
    feeHint: hints.length > 0 ? hints.join(' ') : undefined,
  };
}
