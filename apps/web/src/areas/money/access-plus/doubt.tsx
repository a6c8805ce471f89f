import { refreshAfterProof } from '@dayfare/api/money/proofs-queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Failure } from '../../../platform/failures/failure.ts';
import { FailureBanner } from '../../../platform/failures/failure-banner.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** Props of {@link Doubt}. */
export interface DoubtProps {
  failure: Failure;
  /** Whether the answer to this try or an earlier one was lost. */
  isInDoubt: boolean;
}

/** Says that nobody knows yet what became of a debit, and asks. The page changes by itself if it went through. */
export function Doubt({ failure, isInDoubt }: DoubtProps) {
  const client = useQueryClient();
  const t = useTexts('money/access-plus');
  const [step, setStep] = useState<'unknown' | 'asking' | 'stillOwed'>('unknown');
  if (!isInDoubt) return <FailureBanner failure={failure} title={t('notPaid')} />;
  const ask = async () => {
    setStep('asking');
    await refreshAfterProof(client);
    setStep('stillOwed');
  };
  return (
    <Banner tone="warning" isAnnounced title={step === 'stillOwed' ? t('notSoFar') : t('unknownTitle')}>
      <Stack gap={3} align="start">
        <Text>{step === 'stillOwed' ? t('stillOwed') : t('unknown')}</Text>
        {step !== 'stillOwed' && (
          <Button variant="secondary" isPending={step === 'asking'} onPress={() => void ask()}>
            {t('check')}
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
