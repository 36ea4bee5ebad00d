import { maxRecognisedPages, RecognitionError } from './recognition'

/** The pages of a file, drawn one after the other at the width that the engine reads best. */
export type PageSource = {
  count: number
  /** Numbers begin with 1. */
  draw(number: number): Promise<HTMLCanvasElement>
  close(): void
}

/** Of A4 at 200 dpi: Chinese characters of 10 pt are 28 pixels high. */
const pageWidth = 1654
/** A long picture is no page; more pixels than this are more than a phone's memory holds. */
const maxPixels = 12_000_000

/** @throws RecognitionError */
export function openPages(file: File): Promise<PageSource> {
  return file.type === 'application/pdf' || /\.pdf$/i.test(file.name) ? openPdf(file) : openPicture(file)
}

async function openPicture(file: File): Promise<PageSource> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new RecognitionError('unreadable')
  })
  return {
    count: 1,
    draw() {
      const { canvas, scale } = canvasFor(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')!
      context.fillStyle = 'white'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, 0, 0, bitmap.width * scale, bitmap.height * scale)
      return Promise.resolve(canvas)
    },
    close: () => bitmap.close(),
  }
}

async function openPdf(file: File): Promise<PageSource> {
  const { getDocumentProxy } = await import('unpdf')
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer())).catch(() => {
    throw new RecognitionError('unreadable')
  })
  if (pdf.numPages > maxRecognisedPages) throw new RecognitionError('tooManyPages')
  return {
    count: pdf.numPages,
    async draw(number) {
      const page = await pdf.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      const { canvas, scale } = canvasFor(width, height)
      await page.render({ canvas, viewport: page.getViewport({ scale }) }).promise
      page.cleanup()
      return canvas
    },
    close: () => void pdf.destroy(),
  }
}

function canvasFor(width: number, height: number) {
  const scale = Math.min(pageWidth / width, Math.sqrt(maxPixels / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  return { canvas, scale }
}
