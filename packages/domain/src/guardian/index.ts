export {
  appliesForCard,
  type ConsentPanel,
  consentLanding,
  type Landing,
  type LandingFacts,
  panelAfterResend,
} from './landing.ts';
export { isUnderAge } from './legal-age.ts';
export {
  afterConsentStep,
  type ConsentProgress,
  type ConsentStep,
  consentPayload,
  consentProgressFrom,
  consentSaysYes,
  nextConsentStep,
  timestampTypes,
} from './steps.ts';
