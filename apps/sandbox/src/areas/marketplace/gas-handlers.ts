import { gasContract } from '@dayfare/api/marketplace/gas-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { gasStations } from './gas-stations.ts';

const calls = implement(gasContract).$context<ApiContext>().use(requireSession);

/** Stations that give a discount on gas. */
export const gasHandlers = calls.router({
  getGasStations: calls.getGasStations.handler(({ context, input }) => gasStations(context, input)),
});
