import { walletsOf } from '@dayfare/domain/card';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { Suspense } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useDevice } from '../../../platform/device/use-device.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { CardTask } from '../parts/card-view.tsx';
import { WalletRow } from './wallet-row.tsx';

export const title = 'card/wallet:titles.page';

/** Only a browser needs it. */
const InApp = laterPart(async () => (await import('./in-app.tsx')).InApp);

/** Adds the card to the wallets of the phone, in the app; elsewhere, says that the app does it, and leads there. */
export function Screen() {
  const t = useTexts('card/wallet');
  const device = useDevice();
  const platform = useCell(device.shell)?.platform;
  const wallets = device.can('wallet') && platform && platform !== 'web' ? walletsOf[platform] : null;
  return (
    <CardTask title={t('titles.page')} needs="addToWallet">
      {(card, detail) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/card/home')}>
          <Text>{t('text')}</Text>
          {wallets ? (
            <Stack gap={5}>
              {wallets.map((wallet) => (
                <WalletRow key={wallet} wallet={wallet} cardId={card.id} detail={detail} />
              ))}
            </Stack>
          ) : (
            <Suspense fallback={<Skeleton shape="picture" isAnnounced />}>
              <InApp />
            </Suspense>
          )}
        </TaskFrame>
      )}
    </CardTask>
  );
}
