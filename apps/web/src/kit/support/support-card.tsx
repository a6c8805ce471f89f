import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { onOneLine, telephone } from '../../platform/i18n/telephone.ts';
import { useVoice } from '../../platform/i18n/use-texts.ts';
import { useCell } from '../../platform/state/cell.ts';

export interface SupportCardProps {
  title: string;
  /** Other ways to ask, as links. */
  children?: ReactNode;
}

/** The support phone and e-mail, and their hours. The configuration's number comes before the brand's. */
export function SupportCard({ title, children }: SupportCardProps) {
  const { startup } = useApp();
  const voice = useVoice();
  const number = useCell(startup.configuration).value('CustomerSupportNumber') || voice('supportPhone');
  return (
    <Box as="section" background="surface" radius="card" padding="card">
      <Stack gap={2} align="start">
        <Text variant="heading">{title}</Text>
        <Link href={telephone(number)} variant="standalone" icon={Phone}>
          {onOneLine(number)}
        </Link>
        <Link href={`mailto:${voice('supportEmail')}`} variant="standalone" icon={Mail}>
          {voice('supportEmail')}
        </Link>
        {children}
        <Text tone="muted">
          {voice('supportName')} · {voice('supportHours')}
        </Text>
      </Stack>
    </Box>
  );
}
