import type { Card } from '@dayfare/api/card/queries';
import { ApplicationOutcome, ApplyOffer } from '../apply/application-outcome.tsx';

/** How far somebody without a card is from having one. */
export function NoCard({ card }: { card: Card }) {
  return card.state === 'none' ? <ApplyOffer /> : <ApplicationOutcome card={card} />;
}
