import type { WrittenDocument } from './document'
import { GlyphFont } from './fonts'
import { layOutDocument } from './lay-out-document'
import { pageSize, type Rule, type Run } from './pages'
import { writePages } from './write-pages'

/** WPS draws in dots of 300 dpi from the top of the page. */
const scale = 0.24
const dots = (pt: number) => String(Math.round((pt / scale) * 100) / 100)
const fromTop = (y: number) => dots(pageSize.height - y)
/** In pt: what a second drawing of the same letters is moved by, to look bold. */
const boldShift = 0.3
/** Letters that stand where their font puts them share a string, up to as many. */
const mostInString = 3

/** A PDF as WPS exports it: letters by their places, bold by drawing twice or with an outline. */
export function writeAsWps(written: WrittenDocument, { bold }: { bold: 'twice' | 'outline' }): Uint8Array {
  const { pages } = layOutDocument(written)
  const fonts = {
    han: new GlyphFont('FT8', 'WPSAAA+SimSun', 'han', false),
    latin: new GlyphFont('FT14', 'WPSBBB+Calibri', 'latin', false),
    sign: new GlyphFont('FT20', 'WPSCCC+Wingdings', 'sign', false),
  }

  function show({ letters, y, size, ...run }: Run, shift: number): string {
    const [first] = letters
    const font = fonts[first!.font]
    const groups: { x: number; codes: string; count: number; end: number }[] = []
    for (const { char, x, width } of letters) {
      const group = groups.at(-1)
      const isNext = group && Math.abs(group.end - x) < 0.01 && group.count < mostInString
      if (isNext)
        Object.assign(group, {
          codes: group.codes + font.codeOf(char),
          count: group.count + 1,
          end: x + width,
        })
      else groups.push({ x, codes: font.codeOf(char), count: 1, end: x + width })
    }
    let at = 0
    const shown = groups.map(({ x, codes }) => {
      const by = x + shift - at
      at = x + shift
      return `${dots(by)} ${'0'} Td <${codes}> Tj`
    })
    const outline = run.bold && bold === 'outline' ? `2 Tr ${dots(size / 36)} w ` : '0 Tr '
    return `BT /${font.resource} ${dots(size)} Tf ${outline}1 0 0 -1 0 ${fromTop(y)} Tm\n${shown.join('\n')}\nET\n`
  }

  const contents = pages.map(({ drawn }) => {
    const parts = drawn.map((one) => {
      if ('rule' in one) return stroke(one.rule)
      const isTwice = one.run.bold && bold === 'twice'
      return show(one.run, 0) + (isTwice ? show(one.run, boldShift) : '')
    })
    return `q\n${scale} 0 0 -${scale} 0 ${pageSize.height} cm\n0 0 0 rg 0 0 0 RG\n${parts.join('')}Q\n`
  })
  return writePages(contents, Object.values(fonts), { producer: 'WPS Writer' })
}

/** A border as a stroke in its middle. */
function stroke({ x, y, width, height }: Rule): string {
  const to = width > height ? [x + width, y] : [x, y + height]
  return `${dots(Math.min(width, height))} w ${dots(x)} ${fromTop(y)} m ${dots(to[0]!)} ${fromTop(to[1]!)} l S\n`
}
