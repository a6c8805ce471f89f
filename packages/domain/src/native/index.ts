export { type DeepLink, deepLink } from './deep-link.ts';
export { isGhostClick, type Spot } from './ghost-click.ts';
export { outsideLink } from './outside-link.ts';
export { choiceAfterNotNow, offersUnlock, type UnlockChoice } from './unlock-offer.ts';
