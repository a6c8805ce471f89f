import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { CardTask } from '../parts/card-view.tsx';
import { PinForm } from './pin-form.tsx';

export const title = 'card/pin:titles.page';

/** The PIN of the card: the first one, or another. */
export function Screen() {
  const t = useTexts('card/pin');
  return (
    <CardTask title={t('titles.page')} needs="setPin">
      {(card) => <PinForm card={card} />}
    </CardTask>
  );
}
