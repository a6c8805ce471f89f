import { profileContract } from '@dayfare/api/profile/contract';

/** The calls that take a longer text than others, by path, with its characters: a picture in base64, which its body still has room for. */
const longTexts: Readonly<Record<string, number>> = {
  [profileContract.saveAvatar['~orpc'].route.path ?? '']: 250_000,
};

/** How long a text in the input of a call may be, by its path below /api; undefined for what others have. */
export const longestTextOf = (path: string): number | undefined => longTexts[path];
