import { spawnSync } from 'node:child_process'

/** Whether poppler’s pdftotext is installed (Debian: poppler-utils). */
export const hasPdftotext = spawnSync('pdftotext', ['-v']).error === undefined

/** The pages of a PDF as pdftotext reads them: laid out in reading order, or as the file has them. @throws Error if it fails */
export function readByPdftotext(pdf: Uint8Array, order: 'default' | 'raw'): string[] {
  const args = [...(order === 'raw' ? ['-raw'] : []), '-enc', 'UTF-8', '-', '-']
  const { status, stdout, stderr } = spawnSync('pdftotext', args, { input: pdf, maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`pdftotext: ${stderr.toString()}`)
  return stdout.toString().split('\f').slice(0, -1)
}
