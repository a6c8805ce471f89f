'use client';

import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { type Choice, ChoiceCards } from '../../components/choice-cards/choice-cards.tsx';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { SpeedFacts, type SpeedFactsText } from './speed-facts.tsx';

/** The two speeds. */
export type Speed = 'nextDay' | 'instant';

/** The free way. Its fee is part of the type: a way that costs something cannot stand in this place. */
export interface FreeWay {
  feeMinor: 0;
  /** When it arrives, ISO 8601. */
  arrivesAt: string;
}

/** The way with a fee. */
export interface PaidWay {
  /** What it costs, minor units. */
  feeMinor: number;
  /** When it arrives, ISO 8601. */
  arrivesAt: string;
}

/** The way with a fee, when it cannot be had now. The fee shows all the same. */
export interface UnavailableWay {
  feeMinor: number;
  /** Why not, and what would change that. */
  unavailable: string;
}

/** The words. */
export interface FeeDisclosureText extends SpeedFactsText {
  /** The question: "How fast?" */
  question: string;
  nextDay: string;
  instant: string;
  /** Above the reason: "Instant is not available now". */
  unavailableTitle: string;
  /** The way out in one tap: "Send it next day, for free". */
  chooseNextDay: string;
}

export interface FeeDisclosureProps extends FieldRootProps {
  /** ISO 4217 code. */
  currency: string;
  /** What arrives, minor units. */
  amountMinor: number;
  /** The free way; there is no disclosure of a fee without it. */
  nextDay: FreeWay;
  /** The way with a fee. */
  instant: PaidWay | UnavailableWay;
  /** Null until something is chosen. */
  value: Speed | null;
  /** Called with the way that was chosen. */
  onChange: (speed: Speed) => void;
  /** IANA zone of the times; the reader's own by default. */
  timeZone?: string | undefined;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** All its words. */
  text: FeeDisclosureText;
}

/** The fee and the free way, side by side: same size, same number of steps, the free one first. */
export function FeeDisclosure(props: FeeDisclosureProps) {
  const { currency, amountMinor, nextDay, instant, value, onChange, timeZone, error, text } = props;
  const reason = 'unavailable' in instant ? instant.unavailable : undefined;
  const facts = { amountMinor, currency, timeZone, text };
  const choices: Choice<Speed>[] = [
    {
      value: 'nextDay',
      title: text.nextDay,
      description: <SpeedFacts feeMinor={nextDay.feeMinor} arrivesAt={nextDay.arrivesAt} {...facts} />,
    },
    {
      value: 'instant',
      title: text.instant,
      description: (
        <SpeedFacts
          feeMinor={instant.feeMinor}
          arrivesAt={'arrivesAt' in instant ? instant.arrivesAt : undefined}
          {...facts}
        />
      ),
      disabledReason: reason,
    },
  ];

  return (
    <Stack {...fieldRoot(props)} gap={4}>
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
