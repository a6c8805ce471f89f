import { Button } from '@dayfare/ui/button';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { CallForHelp } from '../../../kit/session/call-for-help.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../account/page-header.tsx';
import { useSecureAccount } from './use-devices.ts';

export const title = 'session/devices:titles.notMe';

/** For a user who was told of something that they did not do: ends everything but this, and leads to a new password. */
export function Screen() {
  const t = useTexts('session/devices');
  const securing = useSecureAccount();
  return (
    <Page
      header={<PageHeader title={t('titles.notMe')} />}
      footer={
        <Button
          isStretched
          isPending={securing.isPending}
          pendingLabel={t('signingOut')}
          onPress={() => void securing.submit()}
        >
          {t('notMe.secure')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Text>{t('notMe.text')}</Text>
        <Text tone="muted">{t('notMe.wasYou')}</Text>
        <FormStatus submission={securing} title={t('othersFailed')} text={t('failedText')} />
        <Stack gap={2} align="start">
          <Link href="/device-activity" variant="standalone">
            {t('notMe.devices')}
          </Link>
          <CallForHelp question={t('notMe.help')} />
        </Stack>
      </Stack>
    </Page>
  );
}
