import { answer, cardSamples, contract } from '@dayfare/api/mocks';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';

const { card } = contract;

/** The usual responses about a card in use; a story's own come first. */
export const cardDay = [
  answer(card.getCard, cardSamples.card()),
  answer(card.lockCard, ({ isLocked }) => cardSamples.card({ block: isLocked ? 8 : 1 })),
  answer(card.getMurphyTransactionDetailMonthWise, cardSamples.cardMonths()),
  answer(card.getMurphyTransactionDetails, cardSamples.cardTransaction()),
  ...ordinaryDay,
];

/** What the stories of a card's page need: the page, and the time that the samples are of. */
export const cardScreen = (at: string) => moneyScreen(at);

/** The moment that the samples are of. */
export const atCardTime = () => setNow('2026-11-23T15:00:00Z');
