export { useUnfinishedFlag } from './unfinished/unfinished-flag.ts';
