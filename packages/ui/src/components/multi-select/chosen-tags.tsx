import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { Option } from '../../primitives/options.tsx';
import * as styles from './multi-select.css.ts';

export interface ChosenTagsProps {
  /** The selected options. */
  options: readonly Option[];
  /** Name of the list: how many are selected. */
  label: string;
  /** Called with the values to remove; without it, none can be removed. */
  onRemove: ((values: ReadonlySet<unknown>) => void) | undefined;
}

/** The selected options, each with a remove button; Delete and Backspace work too. */
export function ChosenTags({ options, label, onRemove }: ChosenTagsProps) {
  if (options.length === 0) return null;
  return (
    <TagGroup aria-label={label} {...(onRemove && { onRemove })}>
      <TagList className={styles.tags}>
        {options.map((option) => (
          <Tag key={option.value} id={option.value} textValue={option.label} className={styles.tag}>
            <span className={styles.name}>{option.label}</span>
            {onRemove && (
              <Button slot="remove" className={styles.remove}>
                <X aria-hidden="true" className={styles.cross} />
              </Button>
            )}
          </Tag>
        ))}
      </TagList>
    </TagGroup>
  );
}
