import { feedbackContract } from '@dayfare/api/help/feedback-contract';
import { type RatingAction, ratingAction } from '@dayfare/domain/help';
import { AppRating, type AppRatingAnswer } from '@dayfare/ui/patterns/app-rating';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';

const actions = {
  rated: 'AppRated',
  remindLater: 'RemindMeLator',
  noThanks: 'NoThanks',
} as const satisfies Record<AppRatingAnswer, RatingAction>;

const accepted = 200;

/** Records an answer; resolves to whether the server has it. One that got lost is asked for again another day. */
async function record({ api }: App, answer: AppRatingAnswer): Promise<boolean> {
  const status = ratingAction.toWire(actions[answer]);
  const { httpStatusCode } = await api.client(feedbackContract).setAppRatingStatus({ status });
  return httpStatusCode === accepted;
}

/**
 * Asks for a rating in the store of the native app: when the user comes home from a receipt, if the server says that it is time. The default export
 * is for the frame.
 */
export default function RatingOffer() {
  const app = useApp();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const visited = useRef({ here: pathname, before: '' });
  const isAtHome = app.navigation.page().part === 'home';

  useEffect(() => {
    const { here } = visited.current;
    if (here !== pathname) visited.current = { here: pathname, before: here };
    // The address may change before the page does: this runs again when the home stands.
    if (!isAtHome || !visited.current.before.startsWith('/ewa/receipt/')) return;
    let isGone = false;
    const look = async () => {
      const { status } = await app.api.client(feedbackContract).getAppRatingStatus();
      if (!isGone) setOpen(ratingAction.fromWire(status) === 'PerformRating');
    };
    // A question that could not be asked is dropped silently.
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [app, isAtHome, pathname]);

  const answer = async (given: AppRatingAnswer) => {
    setOpen(false);
    const recording = record(app, given);
    if (given === 'rated') await app.device.ask('rating.ask', {});
    if (!(await recording)) throw new Error('The answer was not recorded.');
  };
  return (
    <AppRating isOpen={isOpen && isAtHome} onAnswer={(given) => void answer(given).catch(() => undefined)} />
  );
}
