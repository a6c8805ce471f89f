import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';
import { PublicFrame } from '../frame/public-frame.tsx';
import { AppCode } from './app-code.tsx';
import { useDownload } from './use-download.ts';

export const title = 'public/download-app:titles.page';

/** Leads to the app: on a phone to its store, on a desktop by a code that the phone reads. In the app, it only leads on. */
export function Screen() {
  return (
    <WithQueries>
      <DownloadApp />
    </WithQueries>
  );
}

function DownloadApp() {
  const { navigation } = useApp();
  const t = useTexts('public/download-app');
  const { reason, isInApp, isOnPhone, stores, link, close } = useDownload();
  if (isInApp) return <InApp onGoOn={close} />;
  const buttons = stores.map(({ store, href }, position) => (
    <Button
      key={store}
      isStretched
      variant={isOnPhone && position === 0 ? 'primary' : 'secondary'}
      onPress={() => navigation.leave(href)}
    >
      {t(`stores.${store}`)}
    </Button>
  ));
  const noStore = stores.length === 0 && <Text align="center">{t('noStore')}</Text>;
  const frame = { close: { label: t('close'), onPress: close } };
  if (isOnPhone)
    return (
      <PublicFrame {...frame} footer={buttons}>
        <EmptyState illustration="get-app" title={t(`title.${reason}`)} headingLevel={1}>
          {t(`text.${reason}`)}
        </EmptyState>
        {noStore}
        {link && !link.isOwnPage && (
          <Text as="div" align="center">
            <Link href={link.href} variant="standalone">
              {t('open')}
            </Link>
          </Text>
        )}
      </PublicFrame>
    );
  return (
    <PublicFrame {...frame}>
      <Stack gap={2}>
        <Text variant="title" align="center" isBalanced isFocusTarget>
          {t(`title.${reason}`)}
        </Text>
        <Text tone="muted" align="center" isBalanced>
          {t(`text.${reason}`)}
        </Text>
      </Stack>
      <AppCode link={link} />
      {noStore}
      {buttons.length > 0 && <Stack gap={2}>{buttons}</Stack>}
    </PublicFrame>
  );
}

/** Users who have the app are told so, and continue. */
function InApp({ onGoOn }: { onGoOn: () => void }) {
  const t = useTexts('public/download-app');
  return (
    <PublicFrame
      footer={
        <Button isStretched onPress={onGoOn}>
          {t('inApp.advance')}
        </Button>
      }
    >
      <EmptyState illustration="success" title={t('inApp.title')} headingLevel={1}>
        {t('inApp.text')}
      </EmptyState>
    </PublicFrame>
  );
}

/** The stores' addresses are part of the configuration. Without it, the page still says what to look for. */
export const load = ({ startup }: App) => startup.configure();
