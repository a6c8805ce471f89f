import type { AppLink } from '@dayfare/domain/public';
import { Link } from '@dayfare/ui/link';
import { QrCode } from '@dayfare/ui/qr-code';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

export interface AppCodeProps {
  /** Null while it is being made. */
  link: AppLink | null;
}

/** A code that a phone's camera reads, and its address for typing. */
export function AppCode({ link }: AppCodeProps) {
  const t = useTexts('public/download-app');
  return (
    <Stack gap={4}>
      <Text align="center" isBalanced>
        {t('code.text')}
      </Text>
      {link ? (
        <QrCode
          value={link.href}
          label={t('code.label')}
          alternative={<Link href={link.href}>{link.href.replace(/^https?:\/\//, '')}</Link>}
        />
      ) : (
        <Skeleton shape="picture" isAnnounced />
      )}
    </Stack>
  );
}
