import type { EpochMs } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { BarCode } from '@dayfare/ui/bar-code';
import { Text } from '@dayfare/ui/text';
import { useMoneyView } from '../parts/use-money-view.ts';

export interface PickupCodeProps {
  code: string;
  expiresAt: EpochMs;
}

/** What is shown at a counter, as bars and digits, and until when. */
export function PickupCode({ code, expiresAt }: PickupCodeProps) {
  const { t, moment } = useMoneyView('USD');
  return (
    <>
      <BarCode value={code} label={t('kit/money/cash:code')} />
      <Text align="center">{t('kit/money/cash:until', { when: moment(expiresAt) })}</Text>
      <Banner tone="info">{t('kit/money/cash:careful')}</Banner>
    </>
  );
}
