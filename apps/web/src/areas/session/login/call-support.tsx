import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';

/** A question that someone may have before they are signed in, and the brand's support to call about it. */
export function CallSupport({ question }: { question: string }) {
  const app = useTexts('app');
  const voice = useVoice();
  return (
    <Stack gap={0} align="start">
      <Text tone="muted">{question}</Text>
      <Link href={telephone(voice('supportPhone'))} variant="standalone">
        {app('problem.call')}
      </Link>
    </Stack>
  );
}
