import sharp from 'sharp'

/** A PDF as a scanner writes it: each page a photo, without any text. */
export async function scannedPdf(pictures: readonly Buffer[]): Promise<Buffer> {
  const photos = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).flatten().greyscale().jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    ),
  )
  const pageNumbers = photos.map((_, i) => 3 + 3 * i)
  const objects = [
    Buffer.from('<</Type /Catalog /Pages 2 0 R>>'),
    Buffer.from(
      `<</Type /Pages /Count ${photos.length} /Kids [${pageNumbers.map((n) => `${n} 0 R`).join(' ')}]>>`,
    ),
    ...photos.flatMap(({ data, info: { width, height } }, i) => {
      const number = pageNumbers[i]!
      return [
        Buffer.from(
          `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${number + 1} 0 R /Resources <</XObject <</P ${number + 2} 0 R>>>>>>`,
        ),
        stream('', Buffer.from('595 0 0 842 0 0 cm /P Do')),
        stream(
          `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`,
          data,
        ),
      ]
    }),
  ]
  return writeFile(objects)
}

const stream = (entries: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${entries} /Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

function writeFile(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [i, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`),
    Buffer.from(`trailer\n<</Size ${count} /Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`),
  ])
}
