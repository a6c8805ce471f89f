import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { asciiDigits } from './ascii-digits.ts';
import { figures, reading } from './mask-options.ts';
import { slotsOf } from './pattern-mask.ts';

const american = slotsOf('#### ###### #####');
const others = slotsOf('#### #### #### #### ###');

/** A card number in the groups printed on the card. */
export const cardNumberMask: MaskitoOptions = figures({
  mask: ({ value }) => (/^3[47]/.test(value) ? american : others),
  preprocessors: [reading((text) => asciiDigits(text).replace(/\D/g, ''))],
});

/** `5/29`, `05 / 2029` and similar, as cards and browsers write the month. */
const WHOLE = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/;

const readExpiry = (text: string) =>
  asciiDigits(text).replace(WHOLE, (_, month: string, year: string) => `${month.padStart(2, '0')}/${year}`);

/** A month that starts with 2 or more has one digit. */
const padMonth: MaskitoPreprocessor = ({ elementState, data }, action) => ({
  elementState,
  data: action === 'insert' && elementState.selection[0] === 0 && /^[2-9]$/.test(data) ? `0${data}` : data,
});

/** A card's expiry month: `05/29`. Does not accept months that do not exist. */
export const cardExpiryMask: MaskitoOptions = figures({
  mask: ({ value }) => [/[01]/, value.startsWith('1') ? /[0-2]/ : /[1-9]/, '/', /\d/, /\d/],
  preprocessors: [reading(readExpiry), padMonth],
});
