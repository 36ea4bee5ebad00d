import { parseLabelledValue } from '#resume-model/lines/split-line'
import { characterCount, type Line } from '../line'
import { isFieldLabel } from './field-labels'
import { isLabelByPlace } from './label-parts'

/** Joins a label with the value below it into one line: `性别` above `女`. */
export function joinLabelsWithValues(lines: readonly Line[]): Line[] {
  const pairs: Line[] = []
  const known = lines.filter((line, i) => isKnownLabel(line) && isRightBelow(line, lines[i + 1]))
  // Where known labels stand above their values, so do others.
  const isLabel = (line: Line, below: Line) =>
    isKnownLabel(line) || (known.length > 1 && isLabelByPlace(line.plain) && isRightBelow(line, below))
  let isPaired = false
  lines.forEach((line, index) => {
    const before = isPaired ? undefined : lines[index - 1]
    isPaired =
      before !== undefined &&
      line.level === 0 &&
      before.level === 0 &&
      isLabel(before, line) &&
      !isKnownLabel(line) &&
      !line.plain.includes('\t') &&
      !parseLabelledValue(line.plain)
    if (isPaired) {
      const label = pairs.pop()!
      const plain = `${withoutColon(label.plain)}：${line.plain.trim()}`
      pairs.push({ ...line, plain, markdown: `${withoutColon(label.markdown)}：${line.markdown.trim()}` })
    } else if (continuesInBracket(pairs.at(-1), line)) {
      const label = pairs.pop()!
      pairs.push({
        ...label,
        plain: label.plain + line.plain.trim(),
        markdown: label.markdown + line.markdown.trim(),
      })
    } else pairs.push(line)
  })
  return pairs
}

const isKnownLabel = ({ plain, level }: Line) =>
  level === 0 && characterCount(plain) <= 10 && (isFieldLabel(plain) || /[^:：][:：]$/u.test(plain.trim()))

/** A label and a line of its own paragraph at the same left edge. */
const isRightBelow = (label: Line, below: Line | undefined) =>
  below !== undefined &&
  label.startsParagraph &&
  !below.startsParagraph &&
  label.x !== undefined &&
  below.x !== undefined &&
  Math.abs(label.x - below.x) <= 1

/** `护士执业证` above `（在有效期内）`, in a narrow column. */
const continuesInBracket = (before: Line | undefined, { plain, startsParagraph, level }: Line) =>
  before !== undefined &&
  level === 0 &&
  !startsParagraph &&
  before.level === 0 &&
  /^（[^（）]{1,20}）$/u.test(plain.trim())

const withoutColon = (text: string) => text.trim().replace(/[:：]$/u, '')
