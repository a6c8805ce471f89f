export { ProfileFacts } from './facts/profile-facts.tsx';
export { OwnData } from './own-data/own-data.tsx';
