export const title = 'money/friends:titles.friends';
export const back = 'dashboard';

export { FriendsScreen as Screen } from './friends-screen.tsx';
