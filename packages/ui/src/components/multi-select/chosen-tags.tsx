import { X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { Option } from '../../primitives/options.tsx';
import * as styles from './multi-select.css.ts';

export interface ChosenTagsProps {
  /** What is chosen. */
  options: readonly Option[];
  /** Name of the list: how many are chosen. */
  label: string;
  /** Takes some away again; without it none can be taken away. */
  onRemove: ((values: ReadonlySet<unknown>) => void) | undefined;
}

/** What is chosen, each with a cross that takes it away; Delete and Backspace do the same. */
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
