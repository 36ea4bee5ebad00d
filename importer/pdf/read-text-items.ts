import type { getDocumentProxy } from 'unpdf'
import { cleanText } from '#contract/validation/clean-text'
import { ImportError } from '../import-error'
import { replaceRadicals } from './replace-radicals'
import type { TextItem } from './text-item'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type PdfTextItem = {
  str: string
  transform: number[]
  width: number
  height: number
  fontName?: string
  mark?: string
}
type MarkedContent = { type: string; id?: string | null }

/** Marked content within marked content; programs write a few levels. */
const maxOpenMarks = 100

/** The text items of a page, turned by an angle so that most of its text is upright; stops at the limit. @throws ImportError */
export async function readTextItems(
  page: Page,
  maxItems: number,
  isTagged: boolean,
): Promise<{ items: TextItem[]; angle: number }> {
  const items: PdfTextItem[] = []
  const stream = page.streamTextContent({ includeMarkedContent: isTagged })
  const reader = (stream as ReadableStream<{ items: object[] }>).getReader()
  /** Ids of the marked content that is open. */
  const open: (string | undefined)[] = []
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(new ImportError('notPdf')))
    if (done) return rotateUpright(items)
    for (const item of value.items as (PdfTextItem | MarkedContent)[]) {
      if ('str' in item) items.push({ ...item, mark: open.findLast(Boolean) })
      else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? undefined)
    }
    if (items.length > maxItems || open.length > maxOpenMarks) {
      await reader.cancel(new Error('too many pieces'))
      throw new ImportError('tooMuchText')
    }
  }
}

const angleOf = ({ transform: [a = 1, b = 0] }: PdfTextItem) => Math.round((Math.atan2(b, a) * 180) / Math.PI)

function rotateUpright(items: PdfTextItem[]): { items: TextItem[]; angle: number } {
  const letters = new Map<number, number>()
  for (const item of items)
    letters.set(angleOf(item), (letters.get(angleOf(item)) ?? 0) + item.str.trim().length)
  const [angle = 0] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const upright = items.map((item) => {
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform
    return {
      text: replaceRadicals(cleanText(item.str).replace(/\n/g, ' ')),
      x: x * cos + y * sin,
      y: y * cos - x * sin,
      width: item.width,
      size: item.height || Math.hypot(c, d) || 10,
      isRotated: angleOf(item) !== angle,
      mark: item.mark,
      font: item.fontName,
    }
  })
  return { items: upright, angle }
}
