import type { Block } from '#resume-model/rich-text/parse-rich-text'
import type { PageCourses } from './template-input'

/** Fewer are a line of text. */
const least = 4
const score = '(?:100|\\d{1,2}(?:\\.\\d{1,2})?|[A-F][+-]?|优秀?|良好?|中等?|合格|通过|免修)'
const credits = '(?:\\d{1,2}(?:\\.\\d)?)'
const inBrackets = (inner: string) => `[（(]\\s?${inner}\\s?[）)]`
const creditWords = `(?:学分\\s?[:：]?\\s?(?<after>${credits})|(?<before>${credits})\\s?(?:学分|credits?))`
/** `高等数学 95`, `高等数学：95（学分 5）`, `Calculus (A), 4 credits`. */
const course = new RegExp(
  `^(?<name>[^：:、；;]{2,24}?)(?:\\s?[：:]\\s?|\\s{1,4}|(?=[（(]))(?:(?<plain>${score})分?|${inBrackets(`(?<inner>${score})分?`)})` +
    `(?:[\\s，,/]{0,3}(?:${creditWords}|${inBrackets(creditWords.replace('after', 'last').replace('before', 'first'))}))?$`,
)
const label =
  /^\s?((?:主修|核心|专业|相关|主要|部分)?(?:课程|成绩)(?:成绩|与成绩|及成绩)?|(?:Relevant |Core |Main )?(?:Courses?|Coursework))\s?[:：]\s?(.*)$/i
const separator = /[、，,；;]\s?/

/** The courses with their scores that a block of an education is, one a line or in one line after `主修课程：`. */
export function coursesOf(block: Block): PageCourses | undefined {
  const lines = linesOf(block)
  if (lines.length === 0) return undefined
  const [, named, first = ''] = label.exec(lines[0]!) ?? []
  const isInOneLine = named !== undefined && lines.length === 1
  const rest = first === '' ? [] : [first]
  const items = isInOneLine
    ? splitOutsideBrackets(first)
    : named === undefined
      ? lines
      : [...rest, ...lines.slice(1)]
  const courses = items.map(readCourse)
  if (courses.length < least || !courses.every((one) => one !== undefined)) return undefined
  return { label: named ?? '', items: courses }
}

function readCourse(line: string): PageCourses['items'][number] | undefined {
  const groups = course.exec(line.trim())?.groups
  if (!groups || !/\p{L}{2}/u.test(groups.name!)) return undefined
  const { name = '', plain, inner, after, before, last, first } = groups
  return { name: name.trim(), score: plain ?? inner ?? '', credits: after ?? before ?? last ?? first ?? '' }
}

/** Lines of a paragraph, items of a list; none where there is more than text in them. */
function linesOf(block: Block): string[] {
  if (block.type === 'paragraph')
    return block.runs.some(({ url }) => url)
      ? []
      : block.runs
          .map(({ text }) => text)
          .join('')
          .split('\n')
  const items = block.items.map((item) =>
    item.length === 1 && item[0]!.type === 'paragraph' ? linesOf(item[0]!) : [],
  )
  return items.every(({ length }) => length === 1) ? items.flat() : []
}

/** `高等数学（95，5学分）、线性代数` is two. */
function splitOutsideBrackets(text: string): string[] {
  let depth = 0
  let item = ''
  const items: string[] = []
  for (const sign of text.replace(/[。.]$/, '')) {
    if (/[（(]/.test(sign)) depth++
    if (/[）)]/.test(sign)) depth--
    if (depth === 0 && separator.test(sign)) {
      items.push(item)
      item = ''
    } else item += sign
  }
  return [...items, item]
}
