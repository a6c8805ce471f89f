import { smartspendContract } from '@dayfare/api/smartspend/contract';
import { fromWire } from '@dayfare/domain/money';
import { merchantKey } from '@dayfare/domain/smartspend';
import { implement } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { type ApiContext, requireSession } from '../session/index.ts';
import { budgetOf } from './budget.ts';
import { categoryLimits, merchantCategories } from './tables.ts';

const calls = implement(smartspendContract).$context<ApiContext>().use(requireSession);

/** What comes in and goes out, by category, and what a person decides about it. */
export const smartspendHandlers = calls.router({
  getBudget: calls.getBudget.handler(({ context, input }) => budgetOf(context, input.month)),
  setMerchantCategory: calls.setMerchantCategory.handler(async ({ context: { db, employee }, input }) => {
    const { category } = input;
    await db
      .insert(merchantCategories)
      .values({ employeeId: employee.id, merchantKey: merchantKey(input.merchant), category })
      .onConflictDoUpdate({
        target: [merchantCategories.employeeId, merchantCategories.merchantKey],
        set: { category },
      });
    return { category };
  }),
  setCategoryLimit: calls.setCategoryLimit.handler(async ({ context: { db, employee }, input }) => {
    const { category, limit } = input;
    if (limit === null) {
      const { employeeId, category: of } = categoryLimits;
      await db.delete(categoryLimits).where(and(eq(employeeId, employee.id), eq(of, category)));
      return { limit };
    }
    const limitMinor = fromWire(limit);
    await db
      .insert(categoryLimits)
      .values({ employeeId: employee.id, category, limitMinor })
      .onConflictDoUpdate({
        target: [categoryLimits.employeeId, categoryLimits.category],
        set: { limitMinor },
      });
    return { limit };
  }),
});
