/** Whether the bytes begin and end like a JPEG: start-of-image and its next marker, end-of-image. */
export function isJpeg(bytes: Uint8Array): boolean {
  const [first, second, third] = bytes
  return first === 0xff && second === 0xd8 && third === 0xff && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9
}
