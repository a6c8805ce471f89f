'use client';

import { Banknote, ReceiptText } from 'lucide-react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import { type LinkCardText, words } from './words.ts';

export { type LinkCardText, words as linkCardWords } from './words.ts';

/** A kind of card issued by an employer. */
export type LinkableCard = 'payroll' | 'expense';

export interface LinkCardProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /** Called with the selected kind. */
  onContinue: (card: LinkableCard) => void;
  /** Overrides of the built-in texts. */
  text?: Partial<LinkCardText> | undefined;
}

/** Asks which kind of card to link. The payroll card is selected initially. */
export function LinkCard({ isOpen, onClose, onContinue, text: own, ...rest }: LinkCardProps) {
  const text = useWords(words, own);
  const [card, setCard] = useFreshOnOpen<LinkableCard>(isOpen, 'payroll');
  return (
    <BottomSheet
      {...rootProps(rest)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        <Button isStretched onPress={() => onContinue(card)}>
          {text.continue}
        </Button>
      }
    >
      <ChoiceCards<LinkableCard>
        label={text.question}
        value={card}
        onChange={setCard}
        choices={[
          { value: 'payroll', title: text.payroll, description: text.payrollHelp, icon: Banknote },
          { value: 'expense', title: text.expense, description: text.expenseHelp, icon: ReceiptText },
        ]}
      />
    </BottomSheet>
  );
}
