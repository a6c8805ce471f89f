import { cardFrameQuery, type TypedCard } from '@dayfare/api/money/accounts/debit-card-queries';
import { hostedLinkAddress } from '@dayfare/domain/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { lookAt } from '../../../../kit/frame/frame-look.ts';
import { useHearing } from '../../../../kit/frame/use-hearing.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { listOf } from '../../../../platform/startup/configuration.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import { createCardChannel, type FrameAnswer } from './card-channel.ts';

/** How long the frame may take to load and to answer, in ms. */
const frameWaits = { load: 15_000, answer: 20_000 } as const;

/** What has gone wrong with the frame. */
export type FrameTrouble = 'notLoaded' | 'offline' | 'expired' | 'tooMany' | 'noAnswer';

const afterMs = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms));

/** The frame where a card is typed. Give it to `CardFrame`; `onSubmit` is called when Enter is pressed in it. */
export type CardFrameHandle = ReturnType<typeof useCardFrame>;

/** Opens the frame where a card is typed. The card itself never comes to this page: {@link TypedCard} stands for it. */
export function useCardFrame(onSubmit: () => void) {
  const { api, startup } = useApp();
  const client = useQueryClient();
  const hosts = useCell(startup.configuration).value('CardFrameDomains');
  const query = useQuery(cardFrameQuery(api, window.location.origin));
  const address = hostedLinkAddress(query.data ?? null, listOf(hosts));
  const [height, setHeight] = useState(0);
  const [trouble, setTrouble] = useState<FrameTrouble | null>(null);
  const element = useRef<HTMLIFrameElement>(null);
  const submit = useEffectEvent(onSubmit);

  const channel = useMemo(
    () =>
      address === null
        ? null
        : createCardChannel({
            origin: new URL(address).origin,
            target: () => element.current?.contentWindow ?? null,
            look: () => (element.current ? lookAt(element.current) : {}),
            onReady: () => setTrouble(null),
            onSize: setHeight,
            onSubmit: () => submit(),
          }),
    [address],
  );
  useHearing(channel);
  const isOpen = height > 0;
  useEffect(() => {
    if (!channel || isOpen) return;
    const timer = setTimeout(() => setTrouble('notLoaded'), frameWaits.load);
    return () => clearTimeout(timer);
  }, [channel, isOpen]);

  const restart = useCallback(() => {
    setHeight(0);
    setTrouble(null);
    const { queryKey } = cardFrameQuery(api, window.location.origin);
    void client.resetQueries({ queryKey });
  }, [api, client]);

  const isMissing = query.isError || (query.isSuccess && address === null);
  return {
    address,
    element,
    height,
    trouble: isMissing ? ('notLoaded' as const) : trouble,
    /** Whether it is on its way. */
    isLoading: !isOpen && !isMissing && trouble === null,
    /** Opens a new frame: what was typed in the old one is gone. */
    restart,
    focus: () => channel?.focus(),
    tell: (problem: 'CardExpiryMismatch' | 'OtherCard') => channel?.tell(problem),
    /** Asks for what stands for the card; null if it is not whole, or the frame doesn't answer. The frame, or `trouble`, says why. */
    ask: async (): Promise<TypedCard | null> => {
      if (!channel || !isOpen) return null;
      setTrouble(null);
      const answer: FrameAnswer | null = await Promise.race([
        channel.ask(),
        afterMs(frameWaits.answer, null),
      ]);
      if (answer?.kind === 'token') return answer;
      if (answer === null) setTrouble('noAnswer');
      else if (answer.kind === 'failed') setTrouble(answer.reason);
      return null;
    },
  };
}
