/** The password of the seeded people, which is published: it opens nothing on servers without seeded people, and no user may change to it. */
export const publishedPassphrase = 'Early-Bird-2026!';
