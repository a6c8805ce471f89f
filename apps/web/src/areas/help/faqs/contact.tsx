import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { onOneLine, telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** Whom to call, and during which hours. The configuration's number comes before the brand's. */
export function Contact() {
  const { startup } = useApp();
  const t = useTexts('help/faqs');
  const voice = useVoice();
  const number = useCell(startup.configuration).value('CustomerSupportNumber') || voice('supportPhone');
  return (
    <Box as="section" background="surface" radius="card" padding="card">
      <Stack gap={2} align="start">
        <Text variant="heading">{t('contact')}</Text>
        <Link href={telephone(number)} variant="standalone">
          {onOneLine(number)}
        </Link>
        <Text tone="muted">
          {voice('supportName')} · {voice('supportHours')}
        </Text>
      </Stack>
    </Box>
  );
}
