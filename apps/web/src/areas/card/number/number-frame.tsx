import { readCardDetailMessage } from '@dayfare/api/card/services-queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createFrameChannel } from '../../../kit/frame/frame-channel.ts';
import { lookAt } from '../../../kit/frame/frame-look.ts';
import { HostedFrame } from '../../../kit/frame/hosted-frame.tsx';
import { useHearing } from '../../../kit/frame/use-hearing.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';

/** How long the frame may take to load, and how long it shows a card, in ms. */
const frameWaits = { load: 15_000, shown: 30_000 } as const;

export interface NumberFrameProps {
  address: string;
  /** The card is hidden again. */
  onHidden: () => void;
  /** The frame didn't load. */
  onMissing: () => void;
}

/** What is printed on a card, in a frame of the card service's origin: the digits never come to this page. It closes by itself. */
export function NumberFrame({ address, onHidden, onMissing }: NumberFrameProps) {
  const t = useTexts('card/number');
  const [height, setHeight] = useState(0);
  const element = useRef<HTMLIFrameElement>(null);
  const hide = useEffectEvent(onHidden);
  const miss = useEffectEvent(onMissing);
  const channel = useMemo(
    () =>
      createFrameChannel({
        origin: new URL(address).origin,
        target: () => element.current?.contentWindow ?? null,
        look: () => (element.current ? lookAt(element.current) : {}),
        read: readCardDetailMessage,
        onMessage: (message) => {
          if (message.kind === 'size') setHeight(message.height);
          if (message.kind === 'hidden') hide();
        },
      }),
    [address],
  );
  useHearing(channel);
  const isOpen = height > 0;
  useEffect(() => {
    const timer = isOpen
      ? setTimeout(() => hide(), frameWaits.shown)
      : setTimeout(() => miss(), frameWaits.load);
    return () => clearTimeout(timer);
  }, [isOpen]);
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && hide();
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  return (
    <>
      {!isOpen && <Skeleton shape="control" count={3} isAnnounced />}
      <HostedFrame ref={element} address={address} title={t('frame')} height={height} canCopy />
    </>
  );
}
