import * as z from 'zod/mini';

/** Text of `min` to `max` characters. */
export const text = (max: number, min = 0) => z.string().check(z.minLength(min), z.maxLength(max));

/** A message that carries nothing. */
export const nothing = z.object({});

/** A language of the product: English, Spanish, Canadian French. */
export const language = z.enum(['en', 'es', 'cf']);

/** An absolute address. Whether it may be opened is the reader's to decide. */
export const address = text(2048, 1);

/** Bytes in base64, 7.5 million characters at most. */
export const base64 = z.string().check(z.maxLength(7_500_000), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** A media type, `application/pdf`. */
export const mediaType = z.string().check(z.maxLength(100), z.regex(/^[a-z]+\/[a-z0-9.+-]+$/));

/** CSS pixels. */
export const pixels = z.number().check(z.gte(0), z.lte(10_000));

/** Milliseconds since 1970. */
export const instant = z.int().check(z.gte(0));
