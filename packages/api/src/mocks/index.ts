// Written by `pnpm generate`; a test fails when it is out of date.
export { contract } from '../generated/contract.ts';
export {
  type Answering,
  type AnswerOptions,
  answer,
  dropped,
  never,
  type Refusal,
  refuse,
} from './answer.ts';
export { heldRequests } from './held-requests.ts';
export * as billpaySamples from './samples/billpay.ts';
export * as cardSamples from './samples/card.ts';
export * as connectSamples from './samples/connect.ts';
export * as contractSamples from './samples/contract.ts';
export * as gasSamples from './samples/gas.ts';
export * as guardianSamples from './samples/guardian.ts';
export * as helpSamples from './samples/help.ts';
export * as homeSamples from './samples/home.ts';
export * as instrumentSamples from './samples/instrument.ts';
export * as moneySamples from './samples/money.ts';
export * as profileSamples from './samples/profile.ts';
export * as publicSamples from './samples/public.ts';
export * as recurringSamples from './samples/recurring.ts';
export * as referralSamples from './samples/referral.ts';
export * as ridesSamples from './samples/rides.ts';
export * as rxSamples from './samples/rx.ts';
export * as savingsSamples from './samples/savings.ts';
export * as sessionSamples from './samples/session.ts';
export * as smartspendSamples from './samples/smartspend.ts';
export * as startupSamples from './samples/startup.ts';
export * as ticketsSamples from './samples/tickets.ts';
export * as timeSamples from './samples/time.ts';
export * as tipsSamples from './samples/tips.ts';
export * as transferSamples from './samples/transfer.ts';
export * as workSamples from './samples/work.ts';
