import { LoadMore } from '@dayfare/ui/load-more';
import { type ReactNode, useState } from 'react';

/** How many are shown at first, and how many more with each press. */
const part = 30;

export interface InPartsProps<Item> {
  items: readonly Item[];
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first of many items, and a button for the next ones: thousands of questions at once would stop a phone for seconds. */
export function InParts<Item>({ items, children }: InPartsProps<Item>) {
  const [count, setCount] = useState(part);
  const shown = items.slice(0, count);
  return (
    <>
      {children(shown)}
      {items.length > part && (
        <LoadMore shown={shown.length} total={items.length} onPress={() => setCount(count + part)} />
      )}
    </>
  );
}
