import type { OwnService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { KeepAccount } from '../../../../kit/money/parts/keep-account.tsx';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { WaitBanner } from './wait-banner.tsx';

/** The account closes by itself: what it waits for, what the person has to do for it, and the way to keep it. */
export function Closing({ service: { obstacle, waitsFor } }: { service: OwnService }) {
  const t = useTexts('money/settings/pause-or-close');
  const about = waitsFor ?? obstacle;
  return (
    <Stack gap={4}>
      <WaitBanner
        tone={about === 'moneyHeld' ? 'warning' : 'info'}
        title={t('close.closing.title')}
        about={about}
      >
        {t(`close.closing.${about ?? 'soon'}`)}
      </WaitBanner>
      <Text>{t('close.closing.until')}</Text>
      <KeepAccount />
    </Stack>
  );
}
