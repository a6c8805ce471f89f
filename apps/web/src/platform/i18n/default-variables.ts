import type { Voice } from '@dayfare/themes/brands';
import { onOneLine } from './telephone.ts';

/** Words that every text may use without being given them; they follow the brand. */
export interface DefaultVariables {
  /** The name people know the product by. */
  readonly brand: string;
  /** The number to call for help, as people write it. */
  readonly supportPhone: string;
  /** Who answers there. */
  readonly supportName: string;
}

/** The brand's part in every text. */
export function defaultVariablesOf({ productName, supportPhone, supportName }: Voice): DefaultVariables {
  return { brand: productName, supportPhone: onOneLine(supportPhone), supportName };
}
