// The last two turn a digit or a character into an emoji: keycap, and emoji style.
const pictographic = /\p{Extended_Pictographic}|\p{Emoji_Presentation}|\u20E3|\uFE0F/u;

/** Whether a text contains an emoji or pictogram, by Unicode properties: ❤, 👩‍🚀, 🇨🇦, 1️⃣, but not 1. */
export function hasEmoji(text: string): boolean {
  return pictographic.test(text);
}
