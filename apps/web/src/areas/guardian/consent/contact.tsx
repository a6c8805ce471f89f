import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { CircleHelp, Mail, Phone } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { onOneLine, telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** Whom to ask: customer service by phone and e-mail, and the help. */
export function Contact() {
  const { startup } = useApp();
  const t = useTexts('guardian/consent');
  const voice = useVoice();
  const number = useCell(startup.configuration).value('CustomerSupportNumber') || voice('supportPhone');
  return (
    <Box as="section" background="surface" radius="card" padding="card">
      <Stack gap={2} align="start">
        <Text variant="heading">{t('contact.title')}</Text>
        <Link href={telephone(number)} variant="standalone" icon={Phone}>
          {onOneLine(number)}
        </Link>
        <Link href={`mailto:${voice('supportEmail')}`} variant="standalone" icon={Mail}>
          {voice('supportEmail')}
        </Link>
        <Link href={pathTo('/faqs')} variant="standalone" icon={CircleHelp}>
          {t('contact.help')}
        </Link>
        <Text tone="muted">
          {voice('supportName')} · {voice('supportHours')}
        </Text>
      </Stack>
    </Box>
  );
}
