import type { AvailableFunds } from '@dayfare/api/money/queries';
import { Amount } from '@dayfare/ui/amount';
import { Box } from '@dayfare/ui/box';
import { dayWords } from '../../../../kit/money/format/when.ts';
import { Facts } from '../../../../kit/money/parts/facts.tsx';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { isBehind } from './owed-note.tsx';

/** What comes off the next pays as agreed, and from when; nothing where more is owed than that, which stands beside the balance. */
export function OwedRow({ funds }: { funds: AvailableFunds }) {
  const { owed, currency } = funds;
  const t = useTexts('money/home');
  const { language } = useMoneyView(currency);
  if (!owed || owed.total === 0 || isBehind(funds)) return null;
  const { total, payday } = owed;
  const name = payday ? t('owed.rowOn', { payday: dayWords(payday, language) }) : t('owed.row');
  return (
    <Box paddingY={3}>
      <Facts facts={[{ name, value: <Amount minor={total} currency={currency} /> }]} />
    </Box>
  );
}
