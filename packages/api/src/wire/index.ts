export { type Call, type CallMeta, call, type NoInput } from './call.ts';
export type { Entity } from './entity.ts';
export { type Envelope, enclose, encloseError, type WireError } from './envelope.ts';
export { known } from './known.ts';
export { type MessageLevel, messageLevelOf, messageLevels } from './message-level.ts';
export { instantFromWire, maybe } from './read.ts';
export { reasonAnswers } from './reason-answers.ts';
export {
  hasAtMostTwoDecimals,
  maxWireAmount,
  wireAmount,
  wireDate,
  wireId,
  wireInstant,
  wireNumber,
} from './scalars.ts';
