import type { Option } from '../../primitives/options.tsx';

export type Category = 'food' | 'rent' | 'fuel' | 'fun';

/** Spending categories. */
export const categories: readonly Option<Category>[] = [
  { value: 'food', label: 'Groceries', description: 'And the drugstore' },
  { value: 'rent', label: 'Rent' },
  { value: 'fuel', label: 'Gas' },
  { value: 'fun', label: 'Going out' },
];
