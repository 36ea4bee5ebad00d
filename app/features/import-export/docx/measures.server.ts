import { BorderStyle, ShadingType, type IBorderOptions } from 'docx'
import type { TemplateInput } from '#typeset/template-input/template-input'
import { PAGE_SIZES } from '#contract/resume/style-options'
import type { FieldStyles } from './field-styles.server'
import type { Colours } from './colours.server'
import type { Line, WordLook } from './word-look'

/** What all parts of the document are made from. `width`: of the text between the margins, in twips. */
export type DocxContext = {
  model: TemplateInput
  look: WordLook
  colours: Colours
  width: number
  margin: number
  paper: { width: number; height: number }
  fields: FieldStyles
  photo: Uint8Array | undefined
  jpegs: ReadonlyMap<string, Uint8Array>
}
/** A column of text: its width in twips, whether it is the narrow one, and whether dates have no column in it. */
export type Column = { width: number; isNarrow: boolean; isPlain?: boolean }
/** The colours of words on their ground. */
export type Tone = { ink: string; soft: string; accent: string }

/** Word measures in twips, twentieths of a point. */
export const twips = (pt: number) => Math.round(pt * 20)
export const twipsOfMm = (mm: number) => Math.round(mm * 56.7)

/** The size of the paper in twips. */
export function paperSize(page: keyof typeof PAGE_SIZES) {
  const { width, height } = PAGE_SIZES[page]
  return { width: twips(width), height: twips(height) }
}

/** Eighths of a point, as Word measures lines. */
const LINES = {
  hair: { style: BorderStyle.SINGLE, size: 4 },
  thin: { style: BorderStyle.SINGLE, size: 6 },
  heavy: { style: BorderStyle.SINGLE, size: 16 },
  double: { style: BorderStyle.DOUBLE, size: 4 },
  thickThin: { style: BorderStyle.THICK_THIN_SMALL_GAP, size: 18 },
  thinThick: { style: BorderStyle.THIN_THICK_SMALL_GAP, size: 18 },
  dotted: { style: BorderStyle.DOTTED, size: 8 },
} as const satisfies Record<Exclude<Line, 'none'>, Pick<IBorderOptions, 'style' | 'size'>>

/** A line as Word's border, `space` pt from the words. */
export function borderOf(line: Line, colours: Colours, space = 2): IBorderOptions | undefined {
  if (line === 'none') return undefined
  return { ...LINES[line], space, color: line === 'hair' ? colours.tint(0.45) : colours.accent }
}

export const fillOf = (fill: string) => ({ type: ShadingType.CLEAR, color: 'auto', fill })

const noLine = { style: BorderStyle.NIL, size: 0, color: 'auto' }
/** No lines around and within a table that sets things side by side. */
export const noBorders = {
  ...{ top: noLine, bottom: noLine, left: noLine, right: noLine },
  ...{ insideHorizontal: noLine, insideVertical: noLine },
}
export const noMargins = { top: 0, bottom: 0, left: 0, right: 0 }

/** About how many sizes wide a text is: a Han letter is one, any other about half. */
export const emWidth = (text: string) => {
  let width = 0
  for (const letter of text) width += /[ -~]/.test(letter) ? 0.55 : 1
  return width
}
