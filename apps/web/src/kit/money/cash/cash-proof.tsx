import { cashVoucherQuery } from '@dayfare/api/money/places/cash-queries';
import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** How often it is asked whether the cash is ready, in ms. */
const lookAgainMs = 15_000;

export interface CashProofProps {
  transactionId: string;
  /** How the way to the code stands out. Default: `primary`. */
  variant?: 'primary' | 'secondary' | undefined;
}

/** Cash on its way: whether it is ready, what to bring, the way to its code, and where it is paid out. */
export function CashProof({ transactionId, variant }: CashProofProps) {
  const { api } = useApp();
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const { data } = useQuery({
    ...cashVoucherQuery(api, transactionId),
    refetchInterval: ({ state }) => (state.data ? false : lookAgainMs),
  });
  return (
    <Stack gap={2}>
      <Text role="status">{t(`kit/money/records:detail.${data ? 'cashReady' : 'cashSoon'}`)}</Text>
      {data && (
        <Button
          variant={variant}
          isStretched
          onPress={() => void navigate(pathTo('/ewa/cash', {}, { transfer: transactionId }))}
        >
          {t('kit/money/records:detail.showCode')}
        </Button>
      )}
      <Link variant="standalone" href={pathTo('/ewa/cash')}>
        {t('kit/money/records:detail.seeCounters')}
      </Link>
    </Stack>
  );
}
