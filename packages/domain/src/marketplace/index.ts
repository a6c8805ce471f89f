export {
  type Fuel,
  type FuelUnit,
  fuel,
  fuelUnit,
  type StationFilters,
  type StationFor,
  stationsFor,
} from './gas.ts';
export {
  compareQuotes,
  type InsuranceKind,
  insuranceKind,
  insuranceServices,
} from './insurance.ts';
export { type PartnerService, partnerService, shownServices } from './service.ts';
export {
  isTicketDay,
  type TicketKind,
  type TicketProblem,
  type TicketState,
  ticketDays,
  ticketKind,
  ticketPriceKeys,
  ticketProblem,
  ticketState,
  ticketTotal,
} from './ticket.ts';
