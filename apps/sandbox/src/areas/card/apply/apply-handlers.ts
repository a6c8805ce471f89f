import { applyContract } from '@dayfare/api/card/apply/apply-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { applyForCard } from './apply-for-card.ts';
import { readApplication } from './draft.ts';
import { saveApplicant, saveScan } from './save.ts';

const calls = implement(applyContract).$context<ApiContext>().use(requireSession);

/** Applying for a card. */
export const applyHandlers = calls.router({
  getCardApplication: calls.getCardApplication.handler(({ context: { db, employee } }) =>
    readApplication(db, employee),
  ),
  saveCardApplicant: calls.saveCardApplicant.handler(({ context, input }) => saveApplicant(context, input)),
  saveCardScan: calls.saveCardScan.handler(({ context, input }) => saveScan(context, input.queryid)),
  applyForCard: calls.applyForCard.handler(({ context, input }) => applyForCard(context, input.signature)),
});
