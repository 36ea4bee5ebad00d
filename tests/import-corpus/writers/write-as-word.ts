import type { WrittenDocument } from './document'
import { GlyphFont, LatinFont } from './fonts'
import { layOutDocument } from './lay-out-document'
import { pageSize, type Element, type Rule, type Run } from './pages'
import { createStructureTags } from './structure-tags'
import { writePages } from './write-pages'

/** Word's sizes are whole dots of a printer of 600 dpi: 10.5 pt are 10.56. */
const sizeOf = (size: number) => Math.round((size * 600) / 72) * (72 / 600)
const number = (value: number) => String(Math.round(value * 1000) / 1000)
/** What rounding to dots leaves between letters, in thousandths of their size. */
const rounding = [0, 0, -3, 0, 3, 0, 4, -4]

/** A PDF as Word's “Save as PDF” writes it: a text object for each run, numbers between its letters. */
export function writeAsWord(written: WrittenDocument, { isTagged }: { isTagged: boolean }): Uint8Array {
  const { pages, root } = layOutDocument(written)
  const fonts = {
    han: [
      new GlyphFont('F1', 'BCDEEE+SimSun', 'han', true),
      new GlyphFont('F3', 'BCDFEE+MicrosoftYaHei-Bold', 'han', true),
    ],
    latin: [new LatinFont('F2', 'BCDGEE+Calibri'), new LatinFont('F4', 'BCDHEE+Calibri-Bold')],
    sign: [new GlyphFont('F5', 'BCDIEE+Wingdings-Regular', 'sign', false)],
  }
  const tags = isTagged ? createStructureTags(root) : undefined

  function show({ letters, y, size, bold }: Run): string {
    const [first] = letters
    const regular = fonts[first!.font][0]!
    const font = (bold && fonts[first!.font][1]) || regular
    let codes = ''
    const parts: string[] = []
    for (const [i, { char, x }] of letters.entries()) {
      const before = letters[i - 1]
      const back = before
        ? Math.round(((before.x + before.width - x) / size) * 1000) + rounding[i % rounding.length]!
        : 0
      if (back !== 0) {
        parts.push(`<${codes}>`, `${back}`)
        codes = ''
      }
      codes += font.codeOf(char)
    }
    const shown = [...parts, `<${codes}>`].join('')
    return `q\n0.000008871 0 ${pageSize.width} ${pageSize.height} re\nW* n\nBT\n/${font.resource} ${number(sizeOf(size))} Tf\n1 0 0 1 ${number(first!.x)} ${number(y)} Tm\n0 g\n0 G\n[${shown}] TJ\nET\nQ\n`
  }

  const contents = pages.map(({ drawn }, page) => {
    const parts: string[] = []
    let open: Element | undefined
    const close = () => {
      if (open) parts.push(' EMC ')
      open = undefined
    }
    for (const one of drawn) {
      if ('rule' in one) {
        if (tags) close()
        parts.push(tags ? `/Artifact BMC ${drawRule(one.rule)}EMC ` : drawRule(one.rule))
        continue
      }
      if (tags && one.run.element !== open) {
        close()
        parts.push(tags.begin(page, one.run.element))
        open = one.run.element
      }
      parts.push(show(one.run))
    }
    close()
    return parts.join('')
  })
  return writePages(contents, Object.values(fonts).flat(), { producer: 'Microsoft Word 2019', tags })
}

const drawRule = ({ x, y, width, height }: Rule) =>
  `0 0 0 rg\n${number(x)} ${number(y)} ${number(width)} ${number(height)} re\nf*\n`
