'use client';

import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { type Choice, ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { SpeedFacts, type SpeedFactsText } from './speed-facts.tsx';

/** The two speeds. */
export type Speed = 'nextDay' | 'instant';

/** The free option. Its fee is part of the type, so an option with a fee cannot be passed here. */
export interface FreeWay {
  feeMinor: 0;
  /** When it arrives, ISO 8601. */
  arrivesAt: string;
  /** Why it arrives later than usual, beside that time: "Banks are closed on Thu, Nov 26." */
  arrivesHint?: string | undefined;
}

/** How a fee is told, beside its amount. */
export interface FeeWords {
  /** Its name: "Program fee". Default: that of the texts. */
  feeName?: string | undefined;
  /** What it is for, or why it is lower than usual: "Usually $2.99. Your first one is free." */
  feeHint?: string | undefined;
  /** What comes off the pay, where that isn't amount and fee, minor units. */
  totalMinor?: number | undefined;
}

/** The option with a fee. */
export interface PaidWay extends FeeWords {
  /** The fee in minor units. */
  feeMinor: number;
  /** When it arrives, ISO 8601. */
  arrivesAt: string;
}

/** The option with a fee while it is not available. The fee is shown anyway. */
export interface UnavailableWay extends FeeWords {
  feeMinor: number;
  /** Why it is not available, and what would change that. */
  unavailable: string;
}

/** Texts of the disclosure. */
export interface FeeDisclosureText extends SpeedFactsText {
  /** The question: "How fast?" */
  question: string;
  nextDay: string;
  instant: string;
  /** Title above the reason: "Instant is not available now". */
  unavailableTitle: string;
  /** One-tap alternative: "Send it next day, for free". */
  chooseNextDay: string;
}

export interface FeeDisclosureProps extends RootProps {
  /** ISO 4217 code. */
  currency: string;
  /** The amount that arrives, in minor units. */
  amountMinor: number;
  /** The free option; a fee is never shown without it. */
  nextDay: FreeWay;
  /** The option with a fee. */
  instant: PaidWay | UnavailableWay;
  /** The selected speed; null until one is chosen. */
  value: Speed | null;
  /** Called with the selected speed. */
  onChange: (speed: Speed) => void;
  /**
   * IANA time zone of the times.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /**
   * Whether the figures are still being worked out. They keep their room and are not shown, so that nothing moves and nothing old is read.
   * @default false
   */
  isPending?: boolean | undefined;
  /** What is wrong with the selection. */
  error?: string | undefined;
  /** Texts of the disclosure. */
  text: FeeDisclosureText;
}

/** The paid and the free option side by side, at the same size and with the same number of steps, the free one first. */
export function FeeDisclosure(props: FeeDisclosureProps) {
  const { currency, amountMinor, nextDay, instant, value, onChange, timeZone, error, text } = props;
  const { isPending = false } = props;
  const reason = 'unavailable' in instant ? instant.unavailable : undefined;
  const facts = { amountMinor, currency, timeZone, isPending, text };
  const choices: Choice<Speed>[] = [
    {
      value: 'nextDay',
      title: text.nextDay,
      description: (
        <SpeedFacts
          feeMinor={nextDay.feeMinor}
          arrivesAt={nextDay.arrivesAt}
          arrivesHint={nextDay.arrivesHint}
          {...facts}
        />
      ),
    },
    {
      value: 'instant',
      title: text.instant,
      description: (
        <SpeedFacts
          feeMinor={instant.feeMinor}
          feeName={instant.feeName}
          feeHint={instant.feeHint}
          totalMinor={instant.totalMinor}
          arrivesAt={'arrivesAt' in instant ? instant.arrivesAt : undefined}
          {...facts}
        />
      ),
      disabledReason: reason,
    },
  ];

  return (
    <Stack {...rootProps(props)} gap={4} aria-busy={isPending || undefined}>
      <ChoiceCards
        label={text.question}
        layout="pair"
        choices={choices}
        value={value}
        onChange={onChange}
        error={error}
      />
      {reason !== undefined && value !== 'nextDay' && (
        <Banner
          tone="info"
          isAnnounced
          title={text.unavailableTitle}
          action={
            <Button variant="secondary" onPress={() => onChange('nextDay')}>
              {text.chooseNextDay}
            </Button>
          }
        >
          {reason}
        </Banner>
      )}
    </Stack>
  );
}
