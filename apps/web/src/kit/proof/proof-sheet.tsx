import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { onOneLine } from '../../platform/i18n/telephone.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeEntry } from './code-entry.tsx';
import { type ProofOptions, useProofCode } from './use-proof-code.ts';

export interface ProofSheetProps extends ProofOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Why a code is required, in a sentence. */
  reason: string;
}

/** Asks for a code before an action for which a session alone is not enough. */
export function ProofSheet({ isOpen, onOpenChange, ...proof }: ProofSheetProps) {
  const t = useTexts('kit/proof');
  return (
    <BottomSheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('title')}>
      <Proof {...proof} />
    </BottomSheet>
  );
}

/** Starts over each time the sheet opens. */
function Proof({ reason, ...options }: Omit<ProofSheetProps, 'isOpen' | 'onOpenChange'>) {
  const t = useTexts('kit/proof');
  const code = useProofCode(options);
  const { sent } = code;
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{reason}</Text>
        <Text tone="muted">{sent ? t('sent', { to: onOneLine(sent.to) }) : t('willSend')}</Text>
      </Stack>
      <CodeEntry code={code} firstSend={t('send')} exhausted={t('exhausted')} hasOtherWay={false} />
    </Stack>
  );
}
