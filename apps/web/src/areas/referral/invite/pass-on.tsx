import { type InviteChannel, inviteCodeText } from '@dayfare/domain/referral';
import { Button } from '@dayfare/ui/button';
import { CopyableNumber } from '@dayfare/ui/copyable-number';
import { QrCode } from '@dayfare/ui/qr-code';
import { Text } from '@dayfare/ui/text';
import { Share2 } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface PassOnProps {
  channel: Exclude<InviteChannel, 'textMessage'>;
  code: string;
  link: string;
}

/** A code to be scanned, or a link to copy and share. */
export function PassOn({ channel, code, link }: PassOnProps) {
  const t = useTexts('referral/invite');
  const share = async () => {
    try {
      await navigator.share({ text: t('shared'), url: link });
    } catch {
      // Closing the system's sheet shares nothing, and people know it.
    }
  };
  if (channel === 'qrCode')
    return (
      <>
        <Text tone="muted">{t('scan')}</Text>
        <QrCode
          value={link}
          label={t('codeLabel')}
          alternative={t('orCode', { code: inviteCodeText(code) })}
        />
      </>
    );
  return (
    <>
      <Text tone="muted">{t('pass')}</Text>
      <CopyableNumber label={t('link')} value={link} display={link.replace(/^https?:\/\//, '')} />
      {'share' in navigator && (
        <Button variant="secondary" icon={Share2} isStretched onPress={() => void share()}>
          {t('share')}
        </Button>
      )}
    </>
  );
}
