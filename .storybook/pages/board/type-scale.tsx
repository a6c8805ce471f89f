import type { TypeScale } from '@dayfare/themes/contract';
import { Stack } from '@dayfare/ui/stack';
import { Text, type TextVariant } from '@dayfare/ui/text';
import { tokenNote } from '../shared/contract-notes.ts';
import * as styles from './board.css.ts';

const variants = [
  'hero',
  'title',
  'heading',
  'body',
  'label',
  'caption',
] as const satisfies readonly TextVariant[];

/** The first family of a list, without its quotes: what most people will see. */
const firstFamily = (families: string) => (families.split(',')[0] ?? '').replaceAll(/['"]/g, '').trim();

export interface TypeScaleProps {
  type: TypeScale;
  /** What the samples say: the brand's own words. */
  sample: string;
}

/** Every size of text as it is used, in the brand's own words. */
export function TypeScaleSamples({ type, sample }: TypeScaleProps) {
  return (
    <Stack gap={4}>
      <Text variant="label" tone="muted">
        Headings in {firstFamily(type.displayFamily)}, weight {type.headingWeight}; text in{' '}
        {firstFamily(type.bodyFamily)}, emphasis {type.strongWeight}; tracking {type.displayTracking} em.
      </Text>
      <div className={styles.steps}>
        {variants.map((variant) => (
          <div key={variant} className={styles.step}>
            <span>
              <Text variant="label" isStrong>
                {variant}, {type[variant]} rem
              </Text>
              <Text variant="caption" tone="muted">
                {tokenNote(`type.${variant}`)}
              </Text>
            </span>
            <Text as="p" variant={variant}>
              {variant === 'hero' ? '$187.26' : sample}
            </Text>
          </div>
        ))}
      </div>
    </Stack>
  );
}
