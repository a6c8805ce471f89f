export { fromDtcg } from './read.ts';
export { type DtcgDocument, type DtcgNotes, toDtcg } from './write.ts';
