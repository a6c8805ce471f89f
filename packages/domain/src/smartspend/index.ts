export {
  categoryOf,
  isSpendCategory,
  merchantKey,
  type SpendCategory,
  spendCategories,
} from './category.ts';
export { nudgeOf, type SafeToSpend, safeToSpend } from './safe-to-spend.ts';
