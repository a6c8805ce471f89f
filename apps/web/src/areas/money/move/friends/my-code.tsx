import { friendCodeText } from '@dayfare/domain/money';
import { QrCode } from '@dayfare/ui/qr-code';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

/** The user's own code, to be scanned or read out: it reveals no phone number. */
export function MyCode({ code }: { code: string }) {
  const t = useTexts('money/move/friends');
  return (
    <Stack gap={3}>
      <Text variant="heading">{t('myCode')}</Text>
      <Text tone="muted">{t('myCodeText')}</Text>
      <QrCode
        value={`${window.location.origin}${pathTo('/card/pay-a-friend')}?to=${code}`}
        label={t('myCodeLabel')}
        alternative={friendCodeText(code)}
      />
    </Stack>
  );
}
