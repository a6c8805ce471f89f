export {
  type DepositState,
  depositStates,
  paysEarly,
  type TipsKind,
  type TipsMode,
  type TipsSetting,
  tipsKind,
  tipsMode,
  tipsSettings,
} from './enums.ts';
export {
  canOptIn,
  nextTipsStep,
  type TipsFacts,
  type TipsStep,
  type TipsStepState,
  tipsSteps,
  tipsStepsFor,
} from './steps.ts';
