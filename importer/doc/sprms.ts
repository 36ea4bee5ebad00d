import type { ByteView } from './byte-view'

/** The lengths of operands by the top three bits of their code; 6 stands for those that name it themselves. */
const operandLengths = [1, 1, 2, 4, 2, 2, 6, 3]
const tableDefinition = 0xd608

/** Goes through the changes of properties (“sprms”) of Word's binary format: what to change, and where its operand is. */
export function forEachSprm(view: ByteView, from: number, apply: (code: number, at: number) => void): void {
  let at = from
  while (at + 2 < view.length) {
    const code = view.u16(at)
    const kind = code >> 13
    at += 2
    apply(code, at)
    if (code === tableDefinition) at += 1 + view.u16(at)
    else at += kind === 6 ? 1 + view.u8(at) : operandLengths[kind]!
  }
}

export type DocLook = {
  bold: boolean
  italic: boolean
  underline: boolean
  isHidden: boolean
  /** In pt. */
  size: number
}
export const plainLook: DocLook = { bold: false, italic: false, underline: false, isHidden: false, size: 10 }

/** Applies changes of a look. `ofStyle` is what `as the style` means. */
export function changeLook(ofStyle: DocLook, changes: ByteView): DocLook {
  const look = { ...ofStyle }
  forEachSprm(changes, 0, (code, at) => {
    const value = changes.u8(at)
    if (code === 0x0835) look.bold = toggled(value, ofStyle.bold)
    else if (code === 0x0836) look.italic = toggled(value, ofStyle.italic)
    else if (code === 0x2a3e) look.underline = value !== 0
    else if (code === 0x4a43) look.size = changes.u16(at) / 2
    // Deleted text of a document with changes, and hidden text.
    else if (code === 0x0800 || code === 0x083c) look.isHidden ||= toggled(value, ofStyle.isHidden)
  })
  return look
}

const toggled = (value: number, ofStyle: boolean) =>
  value === 0x80 ? ofStyle : value === 0x81 ? !ofStyle : value !== 0

export type DocParagraph = {
  style: number
  /** 1 to 9, 0 for text. */
  outline: number
  /** Depth of tables. */
  depth: number
  isRowEnd: boolean
  isInnerCellEnd: boolean
  isInnerRowEnd: boolean
  /** The list it is of, 0 for none, and the level in it. */
  list: number
  listLevel: number
  isRuled: boolean
}
export const plainDocParagraph: DocParagraph = {
  ...{ style: 0, outline: 0, depth: 0, isRowEnd: false, isInnerCellEnd: false, isInnerRowEnd: false },
  ...{ list: 0, listLevel: 0, isRuled: false },
}

/** Applies changes of a paragraph's properties. */
export function changeParagraph(ofStyle: DocParagraph, changes: ByteView, from: number): DocParagraph {
  const paragraph = { ...ofStyle }
  const edges = new Set<number>()
  forEachSprm(changes, from, (code, at) => {
    const isOn = changes.u8(at) !== 0
    if (code === 0x2416) paragraph.depth = isOn ? Math.max(paragraph.depth, 1) : 0
    else if (code === 0x6649) paragraph.depth = changes.u32(at)
    else if (code === 0x2417) paragraph.isRowEnd = isOn
    else if (code === 0x244b) paragraph.isInnerCellEnd = isOn
    else if (code === 0x244c) paragraph.isInnerRowEnd = isOn
    else if (code === 0x260a) paragraph.listLevel = Math.min(changes.u8(at), 8)
    else if (code === 0x460b) paragraph.list = changes.u16(at)
    else if (code === 0x2640) paragraph.outline = changes.u8(at) < 9 ? changes.u8(at) + 1 : 0
    else if (isEdge(code, changes, at)) edges.add(code)
  })
  if (edges.size > 0) paragraph.isRuled = true
  return paragraph
}

/** A line above or below, or a ground, of both the older and the newer kind. */
function isEdge(code: number, changes: ByteView, at: number): boolean {
  if (code === 0x6424 || code === 0x6426) return ![0, 0xff].includes(changes.u8(at + 1))
  if (code === 0xc64e || code === 0xc650) return ![0, 0xff].includes(changes.u8(at + 6))
  if (code === 0x442d) return ![0, 0xffff].includes(changes.u16(at)) && (changes.u16(at) & 0x3ff) !== 0
  return false
}
