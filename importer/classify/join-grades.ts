import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import type { Line } from '../line'

const label =
  /^(?:(?:平均)?(?:GPA|绩点)|(?:平均|加权)?均?分|(?:\p{Script=Han}{2,4})?排名|(?:专业|年级|班级)前|Rank(?:ing)?)$/iu
const mark = /^(?:前\s?|Top\s?)?\d{1,4}(?:\.\d{1,2})?\s?(?:%|分|(?:\/|of)\s?\d{1,4}(?:\.\d{1,2})?)?$/iu

/** Grades whose label stands above them, as in the corner of an entry, become one line: `GPA 3.78/4.0，专业排名 6/112`. */
export function joinGrades(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  /** Whether the last line is made of grades. */
  let endsWithGrade = false
  for (let i = 0; i < lines.length; i++) {
    const [above, below] = [lines[i]!, lines[i + 1]]
    const isGrade = below !== undefined && label.test(above.plain.trim()) && mark.test(below.plain.trim())
    if (!isGrade) joined.push(above)
    else {
      const plain = `${above.plain.trim()} ${below.plain.trim()}`
      const before = endsWithGrade
        ? `${joined.pop()!.plain}${/\p{Script=Han}/u.test(plain) ? '，' : ', '}`
        : ''
      joined.push({ ...above, plain: before + plain, markdown: escapeMarkdown(before + plain) })
      i++
    }
    endsWithGrade = isGrade
  }
  return joined
}
