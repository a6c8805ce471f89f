import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Forced } from '../../testing/state-sheet.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { FeeDisclosure, type FeeDisclosureProps } from './fee-disclosure.tsx';

const args: FeeDisclosureProps = {
  currency: 'USD',
  amountMinor: 4_000,
  nextDay: { feeMinor: 0, arrivesAt: '2026-11-24T13:00:00Z' },
  instant: { feeMinor: 299, arrivesAt: '2026-11-21T19:42:00Z' },
  value: null,
  onChange: fn(),
  timeZone: 'America/New_York',
  text: {
    question: 'How fast?',
    nextDay: 'Next day',
    instant: 'Instant',
    free: 'Free',
    fee: 'Fee',
    arrives: 'Arrives',
    total: 'Out of your pay',
    unavailableTitle: 'Instant is not available now',
    chooseNextDay: 'Send it next day, for free',
  },
};

const meta = preview.meta({ component: FeeDisclosure, title: 'Patterns/Fee disclosure/States', args });

/** A card under the pointer. */
export const Hovered = meta.story({
  render: () => (
    <Forced state="hovered" of="label">
      <FeeDisclosure {...args} />
    </Forced>
  ),
});

/** A card with the keyboard's focus. */
export const Focused = meta.story({
  render: () => (
    <Forced state="focus-visible" of="label">
      <FeeDisclosure {...args} value="nextDay" />
    </Forced>
  ),
});

/** Nothing was chosen, and one has tried to go on. */
export const Missing = meta.story({ args: { error: 'Choose how fast it should go.' } });

/** In Spanish, with a fee that is higher than most. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    instant: { feeMinor: 1_299, arrivesAt: '2026-11-21T19:42:00Z' },
    text: {
      question: '¿Con qué rapidez?',
      nextDay: 'Al día siguiente',
      instant: 'Al instante',
      free: 'Gratis',
      fee: 'Comisión',
      arrives: 'Llega',
      total: 'Se descuenta de tu pago',
      unavailableTitle: 'Al instante no está disponible ahora',
      chooseNextDay: 'Enviar al día siguiente, gratis',
    },
  },
});

/** In Canadian French and dollars, in the dark scheme. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  args: {
    currency: 'CAD',
    text: {
      question: 'À quelle vitesse?',
      nextDay: 'Le lendemain',
      instant: 'Tout de suite',
      free: 'Gratuit',
      fee: 'Frais',
      arrives: 'Arrivée',
      total: 'Retenu sur votre paie',
      unavailableTitle: 'L’envoi immédiat n’est pas offert en ce moment',
      chooseNextDay: 'Envoyer le lendemain, sans frais',
    },
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      ...args.text,
      question: twiceAsLong('How fast should it go?'),
      instant: twiceAsLong('Within minutes'),
      total: unbreakable,
    },
  },
});
