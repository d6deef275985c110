import { bytesOf, sha256 } from "../../people/sha256";

const BLOCK = 64;

/** The HMAC-SHA-256 of RFC 2104. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? bytesOf(sha256(key)) : key;
  const padded = new Uint8Array(BLOCK);
  padded.set(short);
  const inner = bytesOf(sha256(joined(padded.map((byte) => byte ^ 0x36), message)));
  return bytesOf(sha256(joined(padded.map((byte) => byte ^ 0x5c), inner)));
}

export function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
