import { createHmac, randomBytes } from 'node:crypto';
import { type CardBrand, isoDate } from '@dayfare/domain/money';
import { cardBrandOf, cardExpiryProblem, cardNumberProblem, expiryMonth } from '@dayfare/domain/validation';
import type { CardVault, FrameOptions, PrintedCard } from '../../../areas/money/index.ts';
import { openAtRest, sealAtRest } from '../../../platform/db/keys.ts';
import type { Server } from '../../../platform/http/server.ts';
import { type CardConduct, conductOf } from '../../../seeds/test-cards.ts';

const lifeMs = 30 * 60_000;
/** How long a frame that shows a card waits to be opened. */
const shownWithinMs = 60_000;
/** Wrong or right, a frame sends this many cards at most. */
const mostTokens = 10;

/** A frame where someone types a card. */
export interface OpenFrame extends FrameOptions {
  readonly begunAt: Date;
  tokens: number;
}

/** A lookup as the card's bank sees it. */
export interface BankLookup extends FrameOptions {
  readonly begunAt: Date;
  readonly last4: string;
  readonly conduct: CardConduct;
  result: 'confirmed' | 'refused' | 'open';
}

/** What a frame shows of a card. */
export interface ShownCard extends FrameOptions, PrintedCard {
  readonly begunAt: Date;
}

/** What a token holds, sealed: everything but the number and the security code, which no one keeps. */
interface TokenContent {
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expiry: string;
  readonly fingerprint: string;
  readonly conduct: CardConduct;
  readonly typedAt: string;
}

/** A card as it comes from the frame. */
interface TypedNumbers {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/** The service that keeps cards' numbers as the sandbox plays it, with the banks behind it. */
export interface PlayedVault extends CardVault {
  readonly findFrame: (id: string) => OpenFrame | undefined;
  readonly findLookup: (id: string) => BankLookup | undefined;
  /** Takes what a frame shows, for good: a second reader finds nothing. */
  readonly takeShown: (id: string) => ShownCard | undefined;
  /** Takes a card from a frame; null for one that is no card, `tooMany` from a frame that has sent too many. */
  readonly take: (
    frame: OpenFrame,
    typed: TypedNumbers,
  ) => { readonly token: string; readonly last4: string; readonly isInstant: boolean } | 'tooMany' | null;
}

function contentOf(token: string): TokenContent | null {
  try {
    return JSON.parse(openAtRest(token)) as TokenContent;
  } catch {
    // Sealed with another key, or changed.
    return null;
  }
}

/** Opens the service. Frames and lookups last as long as the process; tokens need no memory. */
export function openVault(origin: string, { clock, secret }: Pick<Server, 'clock' | 'secret'>): PlayedVault {
  const frames = new Map<string, OpenFrame>();
  const lookups = new Map<string, BankLookup>();
  const shown = new Map<string, ShownCard>();
  const newId = () => randomBytes(18).toString('base64url');
  const isOld = ({ begunAt }: { readonly begunAt: Date }) =>
    clock.real().getTime() - begunAt.getTime() > lifeMs;
  const find = <One extends { readonly begunAt: Date }>(all: Map<string, One>, id: string) => {
    for (const [key, one] of all) if (isOld(one)) all.delete(key);
    return all.get(id);
  };
  const fingerprintOf = (number: string) =>
    createHmac('sha256', `cards:${secret}`).update(number).digest('base64url');
  return {
    origin,
    open: async (options) => {
      const id = newId();
      frames.set(id, { ...options, begunAt: clock.real(), tokens: 0 });
      return `${origin}/fields/${id}`;
    },
    show: async (card, options) => {
      const id = newId();
      shown.set(id, { ...options, ...card, begunAt: clock.real() });
      // Nothing of it stays in memory, opened or not.
      setTimeout(() => shown.delete(id), shownWithinMs).unref();
      return `${origin}/printed/${id}`;
    },
    takeShown: (id) => {
      const card = find(shown, id);
      shown.delete(id);
      return card;
    },
    cardOf: async (token) => {
      const content = contentOf(token);
      if (!content) return null;
      const { conduct, typedAt, ...card } = content;
      const { isInstant = true, isDebit = true, issuer = 'other' } = conduct;
      return { ...card, isInstant, isDebit, issuer, typedAt: new Date(typedAt) };
    },
    verify: async (token, zipcode) => {
      const { processor } = contentOf(token)?.conduct ?? { processor: 'declined' };
      if (processor === 'addressMismatch') return zipcode.startsWith('94105') ? 'verified' : processor;
      return processor ?? 'verified';
    },
    lookUp: async (token, options) => {
      const content = contentOf(token);
      const conduct = content?.conduct ?? { bank: 'refused' as const };
      const accountId = newId();
      const outcome = conduct.bank === 'refused' ? 'refused' : conduct.bank ? 'challenge' : 'frictionless';
      const results = { refused: 'refused', challenge: 'open', frictionless: 'confirmed' } as const;
      lookups.set(accountId, {
        ...options,
        ...{ begunAt: clock.real(), last4: content?.last4 ?? '', conduct, result: results[outcome] },
      });
      const challengeUrl = outcome === 'challenge' ? `${origin}/challenge/${accountId}` : null;
      return { outcome, accountId, challengeUrl };
    },
    resultOf: async (accountId) => find(lookups, accountId)?.result ?? 'open',
    findFrame: (id) => find(frames, id),
    findLookup: (id) => find(lookups, id),
    take: (frame, { number, expiry, code }) => {
      frame.tokens += 1;
      if (frame.tokens > mostTokens) return 'tooMany';
      const digits = number.replace(/\s/g, '');
      const brand = cardBrandOf(digits);
      const month = expiryMonth(expiry);
      const isWrong = cardNumberProblem(digits) || cardExpiryProblem(expiry, todayOf(clock));
      if (!brand || !month || isWrong || !/^\d{3,4}$/.test(code)) return null;
      const conduct = conductOf(digits);
      const last4 = digits.slice(-4);
      const content: TokenContent = {
        ...{ brand, last4, expiry: month, conduct },
        fingerprint: fingerprintOf(digits),
        typedAt: clock.real().toISOString(),
      };
      return { token: sealAtRest(JSON.stringify(content)), last4, isInstant: conduct.isInstant ?? true };
    },
  };
}

/** Today by business time, for expiration dates. */
export function todayOf({ now }: Pick<Server['clock'], 'now'>) {
  return isoDate(now().toISOString().slice(0, 10));
}
