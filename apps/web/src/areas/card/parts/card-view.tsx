import { type Card, type CardDetail, cardQuery } from '@dayfare/api/card/queries';
import { type CardAction, cardObstacle } from '@dayfare/domain/card';
import { Banner } from '@dayfare/ui/banner';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';

export interface CardViewProps {
  /** The screen around what is shown until the card is there. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  /** A skeleton in the shape of the content. */
  loading: ReactNode;
  /** Whether something else is still loading. Default `false`. */
  isWaiting?: boolean | undefined;
  children: (card: Card) => ReactNode;
}

/** The person's card: loading, failed, or what `children` makes of it. */
export function CardView({ frame, loading, isWaiting, children }: CardViewProps) {
  const t = useTexts('card/parts');
  const card = useQuery(cardQuery(useApp().api));
  return (
    <QueryView
      queries={[card]}
      isWaiting={isWaiting}
      frame={frame}
      loading={loading}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('failed')}
          text={t('failedText')}
          offlineText={t('offlineText')}
          headingLevel={2}
        />
      )}
    >
      {children}
    </QueryView>
  );
}

export interface CardTaskProps extends Pick<CardViewProps, 'isWaiting'> {
  title: string;
  /** Where the way back leads. Default: the card's home. */
  backTo?: string | undefined;
  /** What the card must be able to do for it. Where it can't, the page says why, and nothing else. */
  needs: CardAction;
  /** Whether the page is for the card whatever it can do now, such as after it was done. Default `false`. */
  isPast?: boolean | undefined;
  children: (card: Card, detail: CardDetail) => ReactNode;
}

/** A page that does something with the card, for a card that can: `children` has a frame of its own. */
export function CardTask({
  title,
  backTo = pathTo('/card/home'),
  needs,
  isPast = false,
  isWaiting,
  children,
}: CardTaskProps) {
  const t = useTexts('card/parts');
  const frame = (content: ReactNode) => (
    <TaskFrame title={title} backTo={backTo}>
      {content}
    </TaskFrame>
  );
  return (
    <CardView
      frame={frame}
      isWaiting={isWaiting}
      loading={<Skeleton shape="control" count={2} isAnnounced />}
    >
      {(card) => {
        const obstacle = isPast ? null : cardObstacle(needs, card);
        return card.detail && !obstacle
          ? children(card, card.detail)
          : frame(<Banner tone="info">{t(`why.${obstacle ?? 'none'}`)}</Banner>);
      }}
    </CardView>
  );
}
