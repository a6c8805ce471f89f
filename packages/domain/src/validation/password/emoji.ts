// The last two make an emoji of a digit or of a sign that isn't one by itself: keycap, and emoji style.
const pictographic = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\u20E3|\uFE0F/u;

/** Whether a text has an emoji or a pictographic sign, by their Unicode properties: ❤, 👩‍🚀, 🇨🇦, 1️⃣, but not 1. */
export function hasEmoji(text: string): boolean {
  return pictographic.test(text);
}
