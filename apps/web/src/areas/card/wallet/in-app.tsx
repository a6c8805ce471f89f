import { deepLinkQuery } from '@dayfare/api/public/queries';
import { appLink } from '@dayfare/domain/public';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { QrCode } from '@dayfare/ui/qr-code';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../../platform/device/native.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** What a browser can't do, said plainly, and a code with which a phone goes on in the app. In an app that has no wallets, only the words. */
export function InApp() {
  const app = useApp();
  const t = useTexts('card/wallet');
  const { value, allowedRedirectHosts: allowedHosts } = useCell(app.startup.configuration);
  const isInApp = isNativeApp(app);
  const ownPath = pathTo('/card/wallet');
  const made = useQuery({ ...deepLinkQuery(app.api, ownPath), enabled: !isInApp });
  if (isInApp) return <Banner tone="info">{t('notHere')}</Banner>;
  if (made.isPending) return <Skeleton shape="picture" isAnnounced />;
  const { href } = appLink({
    dynamic: made.data,
    configured: value('DownloadAppDeepLink'),
    ownPath,
    rules: { origin: window.location.origin, allowedHosts },
  });
  return (
    <>
      <Banner tone="info" title={t('onWeb.title')}>
        {t('onWeb.text')}
      </Banner>
      <Text align="center" isBalanced>
        {t('onWeb.scan')}
      </Text>
      <QrCode
        value={href}
        label={t('onWeb.code')}
        alternative={<Link href={href}>{href.replace(/^https?:\/\//, '')}</Link>}
      />
    </>
  );
}
