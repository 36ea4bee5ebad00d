/** Little-endian numbers of a file; those outside of it are 0, as a damaged file may name any place. */
export class ByteView {
  constructor(readonly bytes: Uint8Array) {}

  get length(): number {
    return this.bytes.length
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0
  }

  u16(at: number): number {
    return this.u8(at) | (this.u8(at + 1) << 8)
  }

  u32(at: number): number {
    return (this.u16(at) | (this.u16(at + 2) << 16)) >>> 0
  }

  slice(at: number, length: number): ByteView {
    return new ByteView(this.bytes.subarray(at, at + length))
  }

  utf16(at: number, units: number): string {
    return decodeUtf16(this.bytes.subarray(at, at + 2 * units))
  }
}

const utf16 = new TextDecoder('utf-16le', { ignoreBOM: true })
export const decodeUtf16 = (bytes: Uint8Array) => utf16.decode(bytes)
