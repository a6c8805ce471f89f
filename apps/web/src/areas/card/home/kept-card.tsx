import type { Card, CardDetail } from '@dayfare/api/card/queries';
import { type CardState, cardStateNames } from '@dayfare/domain/card';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { createCardDetails } from '../../../platform/storage/card-details.ts';
import { CardPicture } from '../parts/card-picture.tsx';

/** What is kept of a card between visits: what its picture shows. The number has its last four digits only. */
interface KeptCard extends Pick<CardDetail, 'artCode' | 'last4' | 'holder' | 'network'> {
  readonly state: CardState;
}

function isKeptCard(value: unknown): value is KeptCard {
  if (typeof value !== 'object' || value === null) return false;
  const { state, ...texts } = value as Readonly<Record<string, unknown>>;
  return (
    cardStateNames.some((name) => name === state) &&
    [texts.artCode, texts.last4, texts.holder, texts.network].every((text) => typeof text === 'string')
  );
}

/** Keeps what the picture of a card shows, for the next visit. */
export function useKeepCard(card: Card | undefined): void {
  const { session } = useApp();
  useEffect(() => {
    const userId = session.current()?.user.userID;
    if (!card?.detail || userId === undefined) return;
    const { artCode, last4, holder, network } = card.detail;
    const kept: KeptCard = { state: card.state, artCode, last4, holder, network };
    void createCardDetails(session.sealingKey).keep(userId, card.id, kept);
  }, [card, session]);
}

/** The picture of the card as it was at the last visit, while the card is being asked for; a skeleton if none is kept. */
export function KeptPicture() {
  const { session } = useApp();
  const [kept, setKept] = useState<KeptCard | null>(null);
  useEffect(() => {
    const userId = session.current()?.user.userID;
    if (userId === undefined) return;
    let isGone = false;
    void createCardDetails(session.sealingKey)
      .read(userId)
      .then((found) => {
        if (!isGone && isKeptCard(found)) setKept(found);
      });
    return () => {
      isGone = true;
    };
  }, [session]);
  return kept ? <CardPicture card={kept} detail={kept} /> : <Skeleton shape="picture" isAnnounced />;
}
