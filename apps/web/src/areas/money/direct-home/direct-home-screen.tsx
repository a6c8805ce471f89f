import { Box } from '@dayfare/ui/box';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { telephone } from '../../../platform/i18n/telephone.ts';
import { useTexts, useVoice } from '../../../platform/i18n/use-texts.ts';
import { HomeFrame } from '../parts/home-frame.tsx';
import { unknown } from '../parts/in-order.css.ts';
import { Accounts } from './accounts.tsx';

/**
 * The home of people without an employer: why early pay isn't available yet and what would change that, their accounts, and recent
 * transfers.
 */
export function DirectHomeScreen() {
  return (
    <HomeFrame>
      <NoEmployer />
      <div className={unknown}>
        <Accounts />
      </div>
    </HomeFrame>
  );
}

function NoEmployer() {
  const t = useTexts('money/direct-home');
  const voice = useVoice();
  const id = useId();
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={4} align="start">
        <Stack gap={2}>
          <Text variant="heading" as="h2" id={id}>
            {t('employer.title')}
          </Text>
          <Text>{t('employer.text')}</Text>
          <Text>{t('employer.how')}</Text>
        </Stack>
        <Stack gap={0} align="start">
          <Link href={telephone(voice('supportPhone'))} variant="standalone">
            {t('employer.call')}
          </Link>
          <Text variant="caption" tone="muted">
            {voice('supportName')} · {voice('supportHours')}
          </Text>
        </Stack>
      </Stack>
    </Box>
  );
}
