import { IconButton } from '@dayfare/ui/icon-button';
import { Inline } from '@dayfare/ui/inline';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { OneTransfer } from '../../../../kit/money/records/one-transfer.tsx';
import { TransferDetail } from './transfer-detail.tsx';

export interface BesideListProps {
  transferId: string;
  onClose: () => void;
}

/** One transfer in the second column of a wide window. Choosing one moves focus to its heading, so give each its own key. */
export function BesideList({ transferId, onClose }: BesideListProps) {
  const t = useMoneyTexts();
  const id = useId();
  const heading = useRef<HTMLElement>(null);
  const isChosen = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (isChosen) heading.current?.focus({ preventScroll: true });
  }, [isChosen]);
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <Inline justify="between">
        <Text variant="heading" id={id} ref={heading} isFocusTarget>
          {t('kit/money/records:detail.title')}
        </Text>
        <IconButton icon={X} tone="muted" label={t('money/records/history:closeBeside')} onPress={onClose} />
      </Inline>
      <OneTransfer id={transferId} headingLevel={2}>
        {(detail, currency) => <TransferDetail detail={detail} currency={currency} />}
      </OneTransfer>
    </Stack>
  );
}
