import { parseLabelledValue, splitLineIntoParts } from '#resume-model/lines/split-line'
import { characterCount, type Line } from '../line'
import { isFieldLabel } from './field-labels'

const spacedLabel = /^(\p{Script=Han}{2,6}|Lives in|Preferred locations|[A-Z][a-z]{2,11})\s+([^\s&].*)$/u
/** A label that no list knows, and its value. */
const unknownLabel = /^((?:20\d{2}\s?年)?\p{Script=Han}{2,6})\s(\S.*)$/u

const isBareLabel = (part: string) => isFieldLabel(part) && !parseLabelledValue(part)
/** Where labels and values alternate in other lines, an unknown one is a label by its place. */
export const isLabelByPlace = (part: string) =>
  characterCount(part) <= 12 && !/[\d：:，。]/u.test(part.replace(/^20\d{2}\s?年/u, ''))

/**
 * Splits lines of personal details into parts, of which those with a label are written `label：value`, whether the label stands in
 * a cell of its own or is followed by a space only.
 */
export function createPartsReader(lines: readonly Line[]): (line: Line) => string[] {
  const parted = lines.map(({ plain }) => splitLineIntoParts(plain))
  const isForm = parted.some(isRowOfForm)
  // Where some labels are followed by a space, unknown ones are too.
  const areSpaced = parted.flat().filter((part) => withKnownLabel(part) !== part).length > 1
  return ({ plain }) => {
    const parts = splitLineIntoParts(plain).flatMap(splitBeforeLabels)
    const spaced = parts.map(withKnownLabel)
    const knownCount = spaced.filter((part, i) => part !== parts[i]).length
    const pairs = knownCount === 0 ? pairLabels(parts, isForm ? isLabelByPlace : isBareLabel) : undefined
    const areAlike = areSpaced && parts.length > 1 && parts.every((part) => unknownLabel.test(part))
    return pairs ?? (knownCount > 1 || areAlike ? spaced.map(withUnknownLabel) : spaced)
  }
}

/** Cells of labels and values, of which at least every second label is known. */
export function isRowOfForm(parts: readonly string[]): boolean {
  const labels = parts.filter((_, i) => i % 2 === 0)
  const known = labels.filter(isBareLabel)
  return (
    parts.length >= 2 &&
    parts.length % 2 === 0 &&
    known.length * 2 >= labels.length &&
    labels.every((label) => isBareLabel(label) || isLabelByPlace(label))
  )
}

/** Labels and values that alternate like cells of a table, in pairs; undefined for other parts. */
function pairLabels(parts: string[], isLabel: (part: string) => boolean): string[] | undefined {
  if (parts.length < 2 || parts.length % 2 !== 0) return undefined
  if (!parts.every((part, i) => i % 2 === 1 || isLabel(part))) return undefined
  return parts.flatMap((part, i) => (i % 2 === 0 ? [`${part}：${parts[i + 1]}`] : []))
}

function withKnownLabel(part: string): string {
  const [, label = '', value = ''] = spacedLabel.exec(part) ?? []
  return isBareLabel(label) ? `${label}：${value}` : part
}
const withUnknownLabel = (part: string) => part.replace(unknownLabel, '$1：$2')

/** `婚姻状况：未婚 身高：175cm` are two facts; `2025 年销售额：6 亿` is one. */
function splitBeforeLabels(part: string): string[] {
  return parseLabelledValue(part) ? part.split(/(?<!\s|^20\d{2})\s+(?=\p{Script=Han}{2,6}[:：])/u) : [part]
}
