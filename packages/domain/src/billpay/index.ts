export {
  type BillChange,
  type BillState,
  billChanges,
  canTraceBecome,
  dueWindowDays,
  isDueSoon,
  isOpenBill,
  isWithinAutopay,
  reminderDays,
  type TraceState,
} from './bill.ts';
export {
  type BillBounds,
  type BillPlan,
  type BillPlanProblem,
  billDays,
  billPlanProblem,
  firstPayDay,
  lastPayDay,
} from './plan.ts';
