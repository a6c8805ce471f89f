import { isBrandName } from '@dayfare/themes/brands';
import type { Tokens } from '@dayfare/themes/contract';
import type { EarlierBrands } from '../../../scripts/lib/brands/brand-history.ts';
import { type ReviewBrand, reviewBrands, titleOf, tokensOf } from '../shared/review-brands.ts';

/** What can be compared: a brand as it is, or as an earlier commit had it. */
export interface Side {
  /** What it is called in the list; the brand's name, or that at a commit. */
  readonly value: string;
  readonly label: string;
  /** The brand whose words and drawings are shown. */
  readonly brand: ReviewBrand;
  readonly tokens: Tokens;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const earlierSides = ({ commit, madeAt, brands }: EarlierBrands): Side[] =>
  brands.flatMap(({ name, tokens }) =>
    isBrandName(name)
      ? [
          {
            ...{ value: `${name}@${commit}`, brand: name, tokens },
            label: `${titleOf(name)} at ${commit}, ${day.format(new Date(madeAt))}`,
          },
        ]
      : [],
  );

/** All that there is to compare now: every brand, then those of the earlier commit. */
export const sides = (earlier: EarlierBrands | undefined): readonly Side[] => [
  ...reviewBrands().map((brand) => ({ value: brand, label: titleOf(brand), brand, tokens: tokensOf(brand) })),
  ...(earlier ? earlierSides(earlier) : []),
];
