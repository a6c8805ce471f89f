import type { AvailableFunds } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useSession } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export interface OwedNoteProps {
  funds: AvailableFunds;
  /** Whether money can be taken all the same. */
  isOpen: boolean;
  /** Whether what led to it is told already, as the reason why nothing can be taken. */
  isTold: boolean;
}

/** Whether more is owed than what the next pay brings back as agreed: a pay fell short, or a deduction never came. */
export const isBehind = ({ owed, carriedOver }: Pick<AvailableFunds, 'owed' | 'carriedOver'>): boolean =>
  owed !== null && owed.total > 0 && (carriedOver > 0 || owed.toClear > 0);

/** What the user owes after a pay that fell short or a deduction that never came, when it is taken, and whether they can take money until then. */
export function OwedNote({ funds, isOpen, isTold }: OwedNoteProps) {
  const { owed, carriedOver, currency } = funds;
  const t = useTexts('money/home');
  const { money, language } = useMoneyView(currency);
  const businesses = useSession()?.user.businesses ?? [];
  if (!owed || !isBehind(funds)) return null;
  const { total, fromPay, toClear, payday } = owed;
  const amount = money(fromPay);
  const sentences = [
    !isTold && carriedOver > 0 && t('owed.short'),
    !isTold && toClear > 0 && t('owed.toClear', { amount: money(toClear) }),
    fromPay > 0 &&
      (payday
        ? t('owed.fromPay', { amount, payday: dayWords(payday, language) })
        : t('owed.fromNextPay', { amount })),
    businesses.length > 1 && t('owed.everywhere'),
    isOpen && t('owed.goesOn'),
    t('owed.never'),
  ];
  return (
    <Stack gap={1}>
      <Text isStrong>{t('owed.title', { total: money(total) })}</Text>
      <Text>{sentences.filter(Boolean).join(' ')}</Text>
      {/* Where a deduction never came, the one action of the page leads there. */}
      {toClear === 0 && (
        <Link variant="standalone" href={pathTo('/ewa/proofs')}>
          {t('owed.see')}
        </Link>
      )}
    </Stack>
  );
}
