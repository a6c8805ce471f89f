export { decodeBase64url, encodeBase64url, encodeText } from './base64url.ts';
export {
  applicationSecret,
  importApplicationKeys,
  importSessionKeys,
  type SessionKeys,
} from './keys.ts';
export { openHeaders, sealHeaders } from './seal.ts';
export {
  type Body,
  canonicalString,
  newNonce,
  type SignedParts,
  signRequest,
  verifyRequest,
} from './sign.ts';
