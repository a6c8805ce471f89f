import { vars } from '@dayfare/themes/vars';
import { tokenNote } from '../shared/contract-notes.ts';
import type { TokenGroups } from './scan-tokens.ts';

/** Every token of the contract as components can name it: `colour.action`, `shadow.card`. */
export const tokenGroups: TokenGroups = Object.fromEntries(
  Object.entries(vars).map(([group, values]) => [group, Object.keys(values)]),
);

/** The contract's sentence about a token; a shadow's is that of its elevation. */
export const noteOf = (token: string): string =>
  tokenNote(token.replace(/^shadow\./, 'elevation.').replace(/^edge\./, 'colour.'));

/** The variable behind a token that is a colour, else nothing: for a swatch beside its name. */
export function tokenColour(token: string): string | undefined {
  const [group, key = ''] = token.split('.');
  return group === 'colour' ? `var(--df-colour-${key})` : undefined;
}
