import * as z from 'zod/mini';
import { longestMessage, personWithinMs } from '../limits.ts';
import { request } from '../message.ts';
import { base64, instant, mediaType, nothing, text } from '../scalars.ts';

const contact = z.object({
  name: text(200),
  phones: z.array(text(40)).check(z.maxLength(20)),
  emails: z.array(text(254)).check(z.maxLength(20)),
});

const file = z.object({
  /** A file name without a folder. */
  name: z.string().check(z.maxLength(200), z.regex(/^(?!\.)[^/\\:\p{Cc}]+$/u)),
  mediaType,
  base64,
});

/** What the device itself can do. */
export const hardwareMessages = {
  'location.find': request(
    'page',
    {
      params: z.object({
        withinMs: z.int().check(z.gte(0), z.lte(60_000)),
        maxAgeMs: z.int().check(z.gte(0)),
      }),
      result: z.object({
        latitude: z.number().check(z.gte(-90), z.lte(90)),
        longitude: z.number().check(z.gte(-180), z.lte(180)),
        accuracyMeters: z.number().check(z.gte(0)),
        foundAt: instant,
      }),
    },
    { needs: 'location', withinMs: personWithinMs },
  ),
  'camera.photograph': request(
    'page',
    {
      params: z.object({ frame: z.enum(['document', 'face', 'none']), reason: text(200, 1) }),
      result: z.object({ mediaType: z.enum(['image/jpeg', 'image/png']), base64 }),
    },
    { needs: 'camera', withinMs: personWithinMs, maxLength: longestMessage },
  ),
  'qr.scan': request(
    'page',
    { params: z.object({ reason: text(200, 1) }), result: z.object({ text: text(4096, 1) }) },
    { needs: 'qr', withinMs: personWithinMs },
  ),
  'contacts.pick': request(
    'page',
    {
      params: z.object({ isMultiple: z.boolean(), reason: text(200, 1) }),
      result: z.object({ contacts: z.array(contact).check(z.maxLength(100)) }),
    },
    { needs: 'contacts', withinMs: personWithinMs },
  ),
  'file.save': request(
    'page',
    { params: file, result: nothing },
    { needs: 'files', withinMs: personWithinMs, maxLength: longestMessage },
  ),
  'file.share': request(
    'page',
    { params: file, result: nothing },
    { needs: 'sharing', withinMs: personWithinMs, maxLength: longestMessage },
  ),
  'rating.ask': request('page', { params: nothing, result: nothing }, { needs: 'rating' }),
};
