import { twoStepQuery } from '@dayfare/api/session/queries';
import { BottomSheet } from '@dayfare/ui/bottom-sheet';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../platform/app-context/app-context.ts';
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
  const { api } = useApp();
  const { toMail } = options;
  // Where codes go is the account's setting: it is named before one is sent, and nothing waits for it.
  const { data: setting } = useQuery({ ...twoStepQuery(api), enabled: sent === null, retry: false });
  const to = setting && (toMail === undefined || toMail === setting.toMail) ? setting.to : null;
  const before = to === null ? t('willSend') : t('willSendTo', { to: onOneLine(to) });
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text>{reason}</Text>
        <Text tone="muted">{sent ? t('sent', { to: onOneLine(sent.to) }) : before}</Text>
      </Stack>
      <CodeEntry code={code} firstSend={t('send')} exhausted={t('exhausted')} hasOtherWay={false} />
    </Stack>
  );
}
