import { deflateSync } from 'node:zlib'

/** A stream object of a PDF, compressed; a string whose characters are bytes. */
export function deflatedStream(text: string, level = 6): string {
  const content = deflateSync(Buffer.from(text, 'latin1'), { level }).toString('latin1')
  return `<</Filter /FlateDecode /Length ${content.length}>>\nstream\n${content}\nendstream`
}

/** A PDF file of these objects, numbered from 1; the first is its catalog. */
export function pdfFile(objects: readonly string[]): Uint8Array {
  const parts = ['%PDF-1.7\n']
  const offsets: number[] = []
  let length = parts[0]!.length
  for (const [i, object] of objects.entries()) {
    const part = `${i + 1} 0 obj\n${object}\nendobj\n`
    parts.push(part)
    offsets.push(length)
    length += part.length
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const count = objects.length + 1
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n`, ...rows)
  parts.push(`trailer\n<</Size ${count} /Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`)
  return new Uint8Array(Buffer.from(parts.join(''), 'latin1'))
}
