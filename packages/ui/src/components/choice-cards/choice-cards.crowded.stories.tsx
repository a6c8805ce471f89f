import preview from '@dayfare/storybook/preview';
import { Zap } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { expectNoOverflow, painted } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { type Choice, ChoiceCards } from './choice-cards.tsx';

const none: readonly Choice[] = [];

const meta = preview.meta({
  component: ChoiceCards,
  title: 'Components/Choice cards/Crowded pair',
  args: { label: 'How fast?', choices: none, value: null, onChange: fn() },
});

/** A pair whose titles are what is given, at a size and a width in which they hardly fit. */
function crowdedPair(titles: readonly [string, string]) {
  const choices: Choice[] = [
    { value: 'next-day', title: titles[0], badge: titles[0], trailing: 'Free' },
    { value: 'instant', title: titles[1], icon: Zap, trailing: '$2.99' },
  ];
  return {
    args: { choices, layout: 'pair' as const, value: 'next-day' },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      const cards = [...canvasElement.querySelectorAll('label')];
      const root = document.documentElement;
      try {
        for (const [width, size] of [
          ['288px', '100%'],
          ['288px', '200%'],
          ['358px', '200%'],
        ] as const) {
          canvasElement.style.inlineSize = width;
          root.style.fontSize = size;
          await painted();
          for (const card of cards) {
            await expectNoOverflow(card);
            await expectClearTick(card);
          }
          const [first, second] = cards.map((card) => card.getBoundingClientRect());
          await expect(first?.width).toBe(second?.width);
          await expect(first?.height).toBe(second?.height);
        }
      } finally {
        canvasElement.style.inlineSize = '';
        root.style.fontSize = '';
      }
    },
  };
}

/** Fails if the tick of a card lies over a line of its title or badge. */
async function expectClearTick(card: Element): Promise<void> {
  const tick = card.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
  for (const text of card.querySelectorAll('[id$="-title"], [id$="-badge"]')) {
    const lines = document.createRange();
    lines.selectNodeContents(text);
    for (const line of lines.getClientRects())
      await expect(line.bottom <= tick.top || line.top >= tick.bottom || line.right <= tick.left + 1).toBe(
        true,
      );
  }
}

/** Titles of twice their length stay inside their cards and clear of the tick, on the narrowest phone and with the largest text. */
export const Long = meta.story(
  crowdedPair([twiceAsLong('Next business day'), twiceAsLong('Instant to your card')]),
);

/** So do Spanish ones. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  ...crowdedPair(['El próximo día hábil bancario', 'Inmediatamente en tu tarjeta de débito']),
});

/** So do those in the French of Canada. */
export const French = meta.story({
  globals: { language: 'fr' },
  ...crowdedPair(['Le prochain jour ouvrable bancaire', 'Instantanément sur votre carte de débit']),
});

/** So does one word that offers no place to break, beside a short one. */
export const Unbreakable = meta.story(crowdedPair([unbreakable, 'Instant']));
