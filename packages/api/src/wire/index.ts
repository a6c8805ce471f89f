export { type WireAddress, wireAddress } from './address.ts';
export { type Call, type CallMeta, call, type NoInput } from './call.ts';
export type { Entity } from './entity.ts';
export { type Envelope, enclose, encloseError, type WireError } from './envelope.ts';
export { keyOutcome, moveAnswerFromWire, transferKey, type WireKeyOutcome } from './key-outcome.ts';
export { known } from './known.ts';
export { maxUpload } from './max-upload.ts';
export { type MessageLevel, messageLevelOf, messageLevels } from './message-level.ts';
export { currencyFromWire, instantFromWire, maybe } from './read.ts';
export { reasonAnswers } from './reason-answers.ts';
export {
  hasAtMostTwoDecimals,
  maxWireAmount,
  pathNumber,
  wireAmount,
  wireDate,
  wireId,
  wireIds,
  wireInstant,
  wireName,
  wireNumber,
} from './scalars.ts';
export { sentPin } from './sent-pin.ts';
