import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { HostedFrame } from '../../../../kit/frame/hosted-frame.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useIntoView } from '../../../../platform/forms/use-into-view.ts';
import type { CardFrameHandle } from './use-card-frame.ts';

/** The fields for number, expiration date and security code: a frame of another origin, which this page can't look into. */
export function CardFrame({ frame }: { frame: CardFrameHandle }) {
  const t = useMoneyTexts();
  const { address, element, height, trouble, isLoading, restart } = frame;
  const told = useIntoView(trouble);
  const isGone = trouble === 'notLoaded' || trouble === 'expired';
  return (
    <Stack gap={4}>
      {trouble && (
        <div ref={told}>
          <Banner
            tone="danger"
            isAnnounced
            title={t('money/accounts/debit-card:frame.failed')}
            action={
              isGone && (
                <Button variant="secondary" onPress={restart}>
                  {t('money/accounts/debit-card:frame.again')}
                </Button>
              )
            }
          >
            {t(`money/accounts/debit-card:frame.${trouble}`)}
          </Banner>
        </div>
      )}
      {isLoading && <Skeleton shape="control" count={2} isAnnounced />}
      {address && trouble !== 'notLoaded' && (
        <HostedFrame
          ref={element}
          address={address}
          title={t('money/accounts/debit-card:frame.title')}
          height={height}
        />
      )}
    </Stack>
  );
}
