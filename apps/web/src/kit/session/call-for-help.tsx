import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { telephone } from '../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../platform/i18n/use-texts.ts';

/** The support number, and its hours. */
export function CallForHelp({ question }: { question: string }) {
  const t = useTexts('app');
  const voice = useVoice();
  return (
    <Stack gap={0} align="start">
      <Text tone="muted">{question}</Text>
      <Link href={telephone(voice('supportPhone'))} variant="standalone">
        {t('problem.call')}
      </Link>
      <Text variant="caption" tone="muted">
        {voice('supportName')} · {voice('supportHours')}
      </Text>
    </Stack>
  );
}
