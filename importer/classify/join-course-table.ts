import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { splitLineIntoParts } from '#resume-model/lines/split-line'
import type { Line } from '../line'

const courseLabel =
  /^(?:(?:主修|主要|核心|相关|专业)课程|(?:Core |Main |Relevant )?(?:courses|coursework|modules))$/iu
const courseWithMark = /^(\S.{0,38}?)\s(\d{1,3}(?:\.\d{1,2})?|[A-F][+-]?|优秀?|良好?|中等?|合格|通过|免修)$/u

/** A table of courses and their marks below its label becomes one line, as it is typed: `主修课程：数理统计（94）、回归分析（92）`. */
export function joinCourseTable(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  /** The courses of the label that comes last in `joined`. */
  let courses: string[] = []
  const endTable = () => {
    if (courses.length === 0) return
    const label = joined.pop()!
    const isEnglish = /[a-z]/i.test(label.plain)
    const plain = `${label.plain.trim()}${isEnglish ? ': ' : '：'}${courses.join(isEnglish ? ', ' : '、')}`
    joined.push({ ...label, plain, markdown: escapeMarkdown(plain) })
    courses = []
  }
  for (const line of lines) {
    const isBelowLabel = courseLabel.test(joined.at(-1)?.plain.trim() ?? '')
    const row = isBelowLabel && line.level === 0 ? readRow(line.plain) : []
    if (row.length > 0) courses.push(...row)
    else {
      endTable()
      joined.push(line)
    }
  }
  endTable()
  return joined
}

/** The courses of a row, each with its mark in brackets; none if any cell is something else. */
function readRow(plain: string): string[] {
  const isEnglish = !/\p{Script=Han}/u.test(plain)
  const rows = splitLineIntoParts(plain).map((part) => courseWithMark.exec(part))
  if (!rows.every((found) => found !== null)) return []
  return rows.map(([, course, mark]) => (isEnglish ? `${course} (${mark})` : `${course}（${mark}）`))
}
