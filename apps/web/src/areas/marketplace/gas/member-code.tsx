import { Box } from '@dayfare/ui/box';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** What is typed at the pump, and that what is paid there is the station's to say. */
export function MemberCode({ code }: { code: string }) {
  const t = useTexts('marketplace/gas');
  return (
    <Box background="surface" radius="card" padding="card" isRaised>
      <Stack gap={3}>
        <Text variant="heading" as="h2">
          {t('code')}
        </Text>
        <Text tone="muted">{t('codeText')}</Text>
        <CopyableNumber label={t('memberId')} value={code} />
      </Stack>
    </Box>
  );
}
