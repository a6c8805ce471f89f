import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PolicyCheckbox } from '../policy-checkbox/policy-checkbox.tsx';
import { factsText, reviewText, nextDayTransfer as transfer } from '../shared/testing/sample-transfer.ts';
import { TransferReview, type TransferReviewProps } from './transfer-review.tsx';

const policy = (isAgreed: boolean, error?: string) => (
  <PolicyCheckbox isAgreed={isAgreed} onOpen={fn()} onWithdraw={fn()} error={error}>
    I agree to the transfer agreement
  </PolicyCheckbox>
);

const args: TransferReviewProps = {
  transfer,
  leftOnPaydayMinor: 41_200,
  feesThisYearMinor: 1_196,
  policy: policy(true),
  text: { ...factsText, ...reviewText },
};

const meta = preview.meta({ component: TransferReview, title: 'Patterns/Transfer review/States', args });

/** Agreed to, ready to go. */
export const Agreed = meta.story();

/** The agreement is missing, and says so. */
export const Missing = meta.story({
  args: { policy: policy(false, 'Read the agreement and agree to it to go on.') },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    transfer: { ...transfer, speed: 'Al día siguiente' },
    text: {
      ...args.text,
      amount: 'Recibes',
      to: 'A',
      speed: 'Rapidez',
      fee: 'Comisión',
      free: 'Gratis',
      arrives: 'Llega',
      total: 'Se descuenta de tu pago',
      leftOnPayday: 'Queda para el día de pago, aproximadamente',
      feesThisYear: 'Comisiones de este año, incluida esta',
    },
  },
});

/** In Canadian French and dollars, in the dark scheme. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  args: {
    transfer: { ...transfer, currency: 'CAD', speed: 'Le lendemain' },
    text: {
      ...args.text,
      amount: 'Vous recevez',
      to: 'À',
      speed: 'Vitesse',
      fee: 'Frais',
      free: 'Gratuit',
      arrives: 'Arrivée',
      total: 'Retenu sur votre paie',
      leftOnPayday: 'Reste au jour de paie, environ',
      feesThisYear: 'Frais de l’année, celui-ci compris',
    },
  },
});

/** Words at twice their length, a large amount, and a word that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    transfer: {
      ...transfer,
      amountMinor: 123_456_789,
      destination: { name: unbreakable, detail: twiceAsLong('Bank account ending in 4417') },
    },
    text: { ...args.text, leftOnPayday: twiceAsLong('Left on payday, about') },
  },
});
