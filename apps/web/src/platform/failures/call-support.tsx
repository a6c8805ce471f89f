import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { telephone } from '../i18n/telephone.ts';
import { useTexts, useVoice } from '../i18n/use-texts.ts';

export interface CallSupportProps {
  /** By which support finds the failed call in the server's log; without one there is nothing to say. */
  reference?: string | undefined;
  /** Default `start`. */
  align?: 'start' | 'center' | undefined;
}

/** Who to call about a failure, and what to say there. */
export function CallSupport({ reference, align = 'start' }: CallSupportProps) {
  const t = useTexts('app');
  const voice = useVoice();
  return (
    <Stack gap={0} align={align}>
      <Link href={telephone(voice('supportPhone'))} variant="standalone">
        {t('problem.call')}
      </Link>
      {reference && (
        <Text variant="caption" tone="muted">
          {t('problem.reference', { reference })}
        </Text>
      )}
    </Stack>
  );
}
