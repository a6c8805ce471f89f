// Written by `pnpm generate`; a test fails when it is out of date.
export { contract } from '../contract.ts';
export {
  type Answering,
  type AnswerOptions,
  answer,
  dropped,
  never,
  type Refusal,
  refuse,
} from './answer.ts';
export * as billpaySamples from './samples/billpay.ts';
export * as contractSamples from './samples/contract.ts';
export * as guardianSamples from './samples/guardian.ts';
export * as helpSamples from './samples/help.ts';
export * as homeSamples from './samples/home.ts';
export * as instrumentSamples from './samples/instrument.ts';
export * as moneySamples from './samples/money.ts';
export * as publicSamples from './samples/public.ts';
export * as recurringSamples from './samples/recurring.ts';
export * as sessionSamples from './samples/session.ts';
export * as startupSamples from './samples/startup.ts';
export * as transferSamples from './samples/transfer.ts';
