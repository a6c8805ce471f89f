import { replaceMove } from '../../../kit/money/card/replace-move.ts';
import { UnknownTask } from '../../../kit/money/move/unknown-task.tsx';
import { useMove } from '../../../kit/money/move/use-move.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { CardTask } from '../parts/card-view.tsx';
import { ReplaceForm } from './replace-form.tsx';
import { Replaced } from './replaced.tsx';

export const title = 'card/replace:titles.page';

/** Orders a card in place of one that is lost, stolen or damaged; an order whose answer was lost is settled first. */
export function Screen() {
  const t = useTexts('card/replace');
  const move = useMove(replaceMove);
  const { receipt, unknown, isLooking } = move;
  if (unknown)
    return (
      <UnknownTask
        move={move}
        currency="USD"
        backTo={pathTo('/card/home')}
        words={{
          title: t('unknownTitle'),
          text: () => t('unknown'),
          ...{ check: t('ask'), checking: t('asking'), notDone: t('notOrdered') },
        }}
      />
    );
  return (
    <CardTask title={t('titles.page')} needs="replace" isPast={receipt !== null} isWaiting={isLooking}>
      {(card, detail) =>
        receipt ? (
          <Replaced receipt={receipt} currency={detail.currency} />
        ) : (
          <ReplaceForm key={card.id} card={card} detail={detail} move={move} />
        )
      }
    </CardTask>
  );
}
