import { blocksToLines } from '../blocks/blocks-to-lines'
import { decodeHtml } from '../html/decode-html'
import { extractDocxLines } from '../docx/extract-docx-lines'
import type { Line } from '../line'
import { parseWord2003 } from './parse-word-2003'
import { zipFlatPackage } from './flat-package'

/** The lines of a Word document saved as XML, and whether it had pictures; undefined for other bytes. @throws ImportError */
export async function readWordXml(
  bytes: Uint8Array,
): Promise<{ lines: Line[]; hasPictures: boolean } | undefined> {
  const start = Buffer.from(bytes.subarray(0, 8_192)).toString('latin1').replaceAll('\0', '')
  if (!/^[^<]{0,20}<\?/.test(start) && !/^[^<]{0,20}<(?:w:wordDocument|pkg:package)\s/.test(start))
    return undefined
  if (/<pkg:package\s/.test(start)) return extractDocxLines(zipFlatPackage(decodeHtml(bytes)))
  if (!/<w:wordDocument\s/.test(start)) return undefined
  const xml = decodeHtml(bytes)
  return { lines: blocksToLines(parseWord2003(xml)), hasPictures: xml.includes('<w:binData') }
}
