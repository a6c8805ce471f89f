import type { ProofStatus } from '@dayfare/domain/money';
import { StatusTag, type StatusTagProps } from '@dayfare/ui/status-tag';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

const tones = {
  Needed: 'warning',
  InReview: 'info',
  Accepted: 'success',
  Refused: 'danger',
} as const satisfies Record<ProofStatus, StatusTagProps['tone']>;

/** How a proof stands, in a word or two. */
export function ProofTag({ status }: { status: ProofStatus }) {
  const t = useTexts('money/settings/proofs');
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>;
}
