import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Where a printed text is on the shown pages, px of the window: the left and right edge of it, and the middle of its line. */
export type PrintedPlace = { left: number; right: number; middle: number }

/** Waits until a text stands on one line of the drawn pages, and finds it there. Spaces are not counted. */
export async function findPrinted(page: Page, text: string): Promise<PrintedPlace> {
  const wanted = text.replace(/\s/g, '')
  let found: PrintedPlace | undefined
  await expect(async () => {
    found = await page.evaluate(findInLines, wanted)
    expect(found, text).toBeDefined()
  }).toPass()
  return found!
}

/** The service says which letters the glyphs of the lines are. Runs in the page. */
export async function findInLines(wanted: string): Promise<PrintedPlace | undefined> {
  const lines = [...document.querySelectorAll<SVGPathElement>('aside svg.sheet path[data-glyphs]')].map(
    (path) => {
      const words = path.dataset.glyphs!.split(' ')
      return { path, glyphs: words.flatMap((x, i) => (i % 2 ? [] : [{ x: Number(x), id: words[i + 1]! }])) }
    },
  )
  const glyphs = [...new Set(lines.flatMap((line) => line.glyphs.map(({ id }) => id)))]
  const response = await fetch('/sheets/glyph-letters', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ glyphs }),
  })
  const { letters } = (await response.json()) as { letters: Record<string, string> }
  // Runs of Latin letters are lines of their own.
  const printed = lines
    .flatMap(({ path, glyphs }) => glyphs.map((glyph, n) => ({ ...glyph, path, next: glyphs[n + 1] })))
    .filter(({ id }) => letters[id]?.trim() !== '')
  const at = printed
    .map(({ id }) => (letters[id] ?? '?').slice(0, 1))
    .join('')
    .indexOf(wanted)
  const [first, last] = [printed[at], printed[at + wanted.length - 1]]
  const matrix = first?.path.getScreenCTM()
  const lastMatrix = last?.path.getScreenCTM()
  if (at < 0 || !first || !last || !matrix || !lastMatrix) return undefined
  const box = first.path.getBoundingClientRect()
  return {
    left: matrix.a * first.x + matrix.e,
    right: last.next ? lastMatrix.a * last.next.x + lastMatrix.e : last.path.getBoundingClientRect().right,
    middle: (box.top + box.bottom) / 2,
  }
}
