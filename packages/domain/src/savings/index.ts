export {
  type GoalChange,
  type GoalPicture,
  type GoalPlan,
  type GoalStatus,
  goalBounds,
  goalChanges,
  goalPicture,
  goalStatus,
  isPastGoal,
  isSaving,
  longestGoalName,
  mostGoals,
  takesDeposits,
} from './goal.ts';
export {
  type Milestone,
  milestoneOf,
  milestonePassed,
  milestonePercents,
  percentSaved,
} from './milestone.ts';
export { mostPaydays, type SavingRhythm, savingRhythm } from './rhythm.ts';
export { areRules, noRules, parts, putAside, roundUpSteps, type SavingRules } from './rules.ts';
export {
  depositProblem,
  type ForecastPoint,
  forecast,
  type NextDeposit,
  nextDeposit,
  type PlanProblem,
  planByDate,
  planByDeposit,
  rhythms,
  thinned,
} from './schedule.ts';
