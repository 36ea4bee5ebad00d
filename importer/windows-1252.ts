/** The letters of Windows at the bytes where Latin-1 has control characters. */
const letters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Decodes western text of Windows. Node 20 has an encoding of this name that is Latin-1. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  return text.replace(/[\u0080-\u009f]/g, (control) => letters[control.charCodeAt(0) - 0x80]!)
}
