import type { Card } from '@dayfare/api/card/queries';
import { ApplicationOutcome, ApplyOffer } from '../apply/application-outcome.tsx';

/** What a user without a card still has to do. */
export function NoCard({ card }: { card: Card }) {
  return card.state === 'none' ? <ApplyOffer /> : <ApplicationOutcome card={card} />;
}
