import type { MaskKind } from '#contract/sharing/mask-kinds'
import { readLongNumber } from './contact-spans'
import { ethnicGroups } from './field-labels'
import { isAlphanumeric, isDigit, isHan, skip } from './text-span'

type TextRange = { start: number; end: number }
/**
 * The gap between a label and its value. `isAdjacent`: nothing between them; `isAnnounced`: a colon or the
 * like announces the value.
 */
type Gap = { isAdjacent: boolean; isAnnounced: boolean }
type Reader = (text: string, from: number, gap: Gap) => number | undefined

/**
 * The range of the value after a label that ends at `from`, if it is a value of this kind; looks at most some
 * 100 characters ahead.
 */
export function valueAfter(kind: MaskKind, text: string, from: number): TextRange | undefined {
  const start = skip(text, afterNote(text, from), ' :=是为在号码(|-\n', 6)
  const isAnnounced = /[:=是为|]/.test(text.slice(from, start))
  const end = readers[kind]?.(text, start, { isAdjacent: start === from, isAnnounced })
  return end === undefined || end <= start ? undefined : { start, end }
}

/** Skips a remark in brackets after a label: 电话（办）：, 微信(QQ)：. */
function afterNote(text: string, from: number): number {
  if (text[from] !== '(') return from
  const end = text.slice(from, from + maxNoteLength).indexOf(')')
  return end > 0 && /[:=]/.test(text[from + end + 1] ?? '') ? from + end + 1 : from
}
const maxNoteLength = 8

const readBodyNumbers = (text: string, from: number) =>
  isDigit(text, from)
    ? consumeWhile(
        text,
        from,
        (index) => isDigit(text, index) || ' ./,-~cmkg厘米公分千克斤'.includes(text[index]!),
        24,
      )
    : undefined

const readers: Partial<Record<MaskKind, Reader>> = {
  phone(text, from) {
    const start = skip(text, from, '+', 1)
    const { count, end } = readLongNumber(text, start)
    return count >= 5 ? end : undefined
  },
  wechat(text, from, { isAnnounced }) {
    const end = idEnd(text, from)
    if (end - from < 5) return undefined
    // Any Latin word may follow a bare 微信: an id contains a digit or a sign, or ends the phrase.
    const isId =
      isAnnounced || /[\d_-]/.test(text.slice(from, end)) || (!isHan(text, end) && text[end] !== ' ')
    return isId ? end : undefined
  },
  qq(text, from) {
    const end = consumeWhile(text, from, (index) => isDigit(text, index), 12)
    return end - from >= 5 && end - from <= 11 ? end : undefined
  },
  birth(text, from) {
    if (!isDigit(text, from)) return undefined
    return consumeWhile(
      text,
      from,
      (index) => isDigit(text, index) || ' .-/年月日号岁'.includes(text[index]!),
      16,
    )
  },
  height: readBodyNumbers,
  weight: readBodyNumbers,
  ethnicity(text, from, { isAdjacent, isAnnounced }) {
    if (isAnnounced) return wordsEnd(text, from, 20)
    const group = ethnicGroups.find(
      (name) => text.startsWith(`${name}族`, from) || (!isAdjacent && text.startsWith(name, from)),
    )
    if (!group) return undefined
    const end = from + group.length
    return text[end] === '族' ? end + 1 : isHan(text, end) ? undefined : end
  },
  marital: (text, from, { isAdjacent, isAnnounced }) =>
    isAnnounced || (!isAdjacent && isHan(text, from)) ? wordsEnd(text, from, 20) : undefined,
  hukou: (text, from, { isAdjacent }) =>
    isAdjacent && !startsPlace(text, from) ? undefined : wordsEnd(text, from, 40),
  address(text, from, { isAdjacent, isAnnounced }) {
    return isAnnounced || isAdjacent
      ? isAdjacent && !startsPlace(text, from)
        ? undefined
        : lineEnd(text, from, 100)
      : undefined
  },
  salary(text, from, { isAnnounced }) {
    const isFigure = (index: number) =>
      isDigit(text, index) || (isAnnounced && chineseFigures.includes(text[index]!))
    if (!isFigure(from)) return undefined
    return consumeWhile(
      text,
      from,
      (index) => isFigure(index) || ' .,-~至到k w万千元人民币/年月·薪x*以上起'.includes(text[index]!),
      30,
    )
  },
  links(text, from, { isAnnounced }) {
    if (text[from] === '@') return consumeWhile(text, from, (index) => !' ,;\n|)'.includes(text[index]!), 40)
    const end = idEnd(text, from)
    return isAnnounced && end - from >= 3 && !isDigit(text, from) ? end : undefined
  },
}

const chineseFigures = '一二两三四五六七八九十百'

function consumeWhile(
  text: string,
  from: number,
  matches: (index: number) => boolean,
  maxLength: number,
): number {
  let index = from
  while (index < text.length && index - from < maxLength && matches(index)) index++
  while (index > from && text[index - 1] === ' ') index--
  return index
}

/** The end of an account name: letters, digits and `_-.`. */
function idEnd(text: string, from: number): number {
  return consumeWhile(text, from, (index) => isAlphanumeric(text, index) || '_-.'.includes(text[index]!), 40)
}

/** The end of the phrase. */
function wordsEnd(text: string, from: number, maxLength: number): number {
  return consumeWhile(text, from, (index) => !',;.。、;|/()\n!?'.includes(text[index]!), maxLength)
}

/** The end of the line or sentence; a comma followed by a blank belongs to an English address. */
function lineEnd(text: string, from: number, maxLength: number): number {
  return consumeWhile(
    text,
    from,
    (index) => !';。|\n'.includes(text[index]!) && !(text[index] === ',' && text[index + 1] !== ' '),
    maxLength,
  )
}

const provinces =
  '北京 天津 上海 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门'.split(
    ' ',
  )

function startsPlace(text: string, from: number): boolean {
  return provinces.some((name) => text.startsWith(name, from))
}
