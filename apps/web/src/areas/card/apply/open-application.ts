import { cardApplicationQuery } from '@dayfare/api/card/apply/apply-queries';
import { cardQuery } from '@dayfare/api/card/queries';
import { type ApplicationPage, applicationDetour, cardObstacle } from '@dayfare/domain/card';
import { redirect } from 'react-router-dom';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';

/**
 * A page's loader: the application as the server keeps it. Who opens a page too early is led to the step that is due, and who can't apply,
 * to the card's home, which says why.
 */
export function openApplication(page: ApplicationPage): (app: App) => Promise<null> {
  return async ({ api, session }) => {
    const client = queryClientOf(session);
    const [card, application] = [cardQuery(api), cardApplicationQuery(api)];
    const [knownCard, known] = await Promise.all([client.fetchQuery(card), client.fetchQuery(application)]);
    if (card.select && cardObstacle('apply', card.select(knownCard))) throw redirect('/card/home');
    const detour = application.select && applicationDetour(page, application.select(known));
    if (detour) throw redirect(detour);
    return null;
  };
}
