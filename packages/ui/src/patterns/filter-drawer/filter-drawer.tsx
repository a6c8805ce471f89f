'use client';

import { Button } from '../../components/button/button.tsx';
import { CheckboxGroup, type CheckboxOption } from '../../components/checkbox-group/checkbox-group.tsx';
import { Drawer } from '../../components/drawer/drawer.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { useFreshOnOpen } from '../shared/use-fresh-on-open.ts';
import { nextFilters } from './next-filters.ts';
import { type FilterDrawerText, words } from './words.ts';

export type { FilterDrawerText } from './words.ts';

export interface FilterDrawerProps<Value extends string = string> extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** Left without using the filters. */
  onClose: () => void;
  /** The first one stands for all: "All Conversations". */
  filters: readonly CheckboxOption<Value>[];
  /** Those in use. */
  value: readonly Value[];
  /** With at least one filter; the caller closes the drawer. */
  onApply: (value: Value[]) => void;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<FilterDrawerText> | undefined;
}

/** Which conversations are shown. At least one filter is always selected. */
export function FilterDrawer<Value extends string>(props: FilterDrawerProps<Value>) {
  const { isOpen, onClose, filters, value, onApply } = props;
  const text = useWords(words, props.text);
  const order = filters.map((filter) => filter.value);
  const [draft, setDraft] = useFreshOnOpen(isOpen, nextFilters(order, value, value));
  return (
    <Drawer
      {...fieldRoot(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={text.title}
      actions={
        <Button isStretched onPress={() => onApply(draft)}>
          {text.apply}
        </Button>
      }
    >
      <CheckboxGroup
        label={text.question}
        options={filters}
        value={draft}
        onChange={(after) => setDraft(nextFilters(order, draft, after))}
      />
    </Drawer>
  );
}
