import {
  campaignDebounce,
  customAttributes,
  droppedAttributeLine,
  initialiseFailure,
  type LogLine,
  type MarketingProfile,
  type MarketingPurchase,
  nextCampaignPoll,
  personalisationMs,
  scrubUrl,
} from '@dayfare/domain/analytics';
import { nowMs } from '../../device/now.ts';
import type { MarketingAdapter } from './adapter.ts';

/** The marketing services as one. */
export interface Marketing {
  /** Starts every service and looks for campaigns. A service that does not start is logged and left out. Never rejects. */
  readonly start: () => Promise<void>;
  readonly identify: (profile: MarketingProfile) => void;
  readonly event: (name: string, attributes: Readonly<Record<string, unknown>>) => void;
  readonly purchase: (purchase: MarketingPurchase) => void;
  /** A page has come into view. Several in a hurry are one: the last. */
  readonly view: (address: string) => void;
  readonly forget: () => void;
}

/** What the services work with. */
export interface MarketingParts {
  readonly adapters: readonly MarketingAdapter[];
  readonly log: (line: LogLine) => void;
}

/** A function that runs once it has not been called for a while. */
function settled<Words extends readonly unknown[]>(run: (...words: Words) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (...words: Words) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...words), ms);
  };
}

/** Puts the services together. What is said before they have started waits for them. */
export function createMarketing({ adapters, log }: MarketingParts): Marketing {
  let running: readonly MarketingAdapter[] = [];
  let waiting: ((adapter: MarketingAdapter) => void)[] | null = [];
  const tell = (words: (adapter: MarketingAdapter) => void) => {
    if (waiting) waiting.push(words);
    else for (const adapter of running) words(adapter);
  };

  const lookForCampaigns = () => {
    const began = nowMs();
    const look = () => {
      const service = running.find((adapter) => adapter.hasCampaign?.());
      if (service) return service.showCampaign?.();
      const next = nextCampaignPoll(began, nowMs());
      if (next !== null) setTimeout(look, next - Date.now());
    };
    if (running.some(({ hasCampaign }) => hasCampaign)) look();
  };
  const lookAgain = settled(lookForCampaigns, campaignDebounce.eventMs);

  let personalising: ReturnType<typeof setTimeout> | undefined;
  const show = settled(
    (path: string) => tell((adapter) => adapter.view(path)),
    campaignDebounce.navigationMs,
  );

  return {
    start: async () => {
      const started = await Promise.all(
        adapters.map(async (adapter) => {
          try {
            await adapter.start();
            return [adapter];
          } catch {
            log(initialiseFailure);
            return [];
          }
        }),
      );
      running = started.flat();
      const words = waiting ?? [];
      waiting = null;
      for (const word of words) tell(word);
      lookForCampaigns();
    },
    identify: (profile) => {
      for (const dropped of profile.dropped) log(droppedAttributeLine(dropped));
      tell((adapter) => adapter.identify(profile));
    },
    event: (name, candidates) => {
      const { attributes, dropped } = customAttributes(candidates);
      for (const one of dropped) log(droppedAttributeLine(one));
      tell((adapter) => adapter.event(name, attributes));
      lookAgain();
    },
    purchase: (purchase) => tell((adapter) => adapter.purchase(purchase)),
    view: (address) => {
      const path = scrubUrl(address);
      show(path);
      clearTimeout(personalising);
      personalising = setTimeout(() => tell((adapter) => adapter.personalise?.(path)), personalisationMs);
    },
    forget: () => tell((adapter) => adapter.forget()),
  };
}
