import type { SectionKind } from '#contract/resume/section-kinds'
import { organisation } from './organisation'
import { isPlace } from './place-names'

/** A comma of Latin text outside of brackets. */
const comma = /(?<!\d),\s+(?![^(（]{0,80}[)）])/u
/** One with Chinese on a side. */
const chineseComma = /(?:(?<=[\p{Script=Han}）》”]),\s+|,\s+(?=[\p{Script=Han}（《“]))(?![^(（]{0,80}[)）])/u
const mostLetters = 160
const mostParts = 6

/**
 * The parts of a heading that commas part, as LaTeX classes and English resumes write it: `Research Assistant, Willow Bank, Leeds,
 * UK`. In English a comma may also stand within a part: what is not known by itself stays whole. In Chinese a Latin comma parts.
 * @param isNameExpected whether the name of an employer is looked for
 */
export function splitAtCommas(text: string, isNameExpected = true): string[] {
  const pieces = text.length > mostLetters ? [] : text.split(comma).filter(Boolean)
  if (pieces.length < 2 || pieces.length > mostParts) return [text]
  if (/\p{Script=Han}/u.test(text)) return text.split(chineseComma).filter(Boolean)
  const places = isPlace(pieces.slice(-2).join(', ')) ? 2 : isPlace(pieces.at(-1)!) ? 1 : 0
  const place = places < pieces.length ? pieces.splice(pieces.length - places).join(', ') : ''
  return [...splitAtName(pieces, isNameExpected), place].filter(Boolean)
}

/** Before and after the name of a school or an employer; a role has one before it that is not known as such. */
function splitAtName(pieces: readonly string[], isExpected: boolean): string[] {
  const at = isExpected ? pieces.findIndex((piece) => organisation.test(piece)) : -1
  const isRoleFirst =
    isExpected && at < 0 && pieces.length > 1 && isRole(pieces[0]!) && !isRole(pieces.at(-1)!)
  const [from, to] = isRoleFirst ? [pieces.length - 1, pieces.length] : [at, at + 1]
  return from < 0
    ? [pieces.join(', ')]
    : [pieces.slice(0, from), pieces.slice(from, to), pieces.slice(to)]
        .map((part) => part.join(', '))
        .filter(Boolean)
}

const role =
  /(?:负责人|作者|会长|部长|队长|组长|成员|主席|干事|委员|书记|经理|主管|总监|主任|工程师|架构师|设计师|分析师|实习生|助理|顾问|代表|专员|开发者|维护者|讲师|教师|老师|护士|护士长|医生|医师|店长|志愿者)(?:[（(][^（()）]{1,12}[)）])?$/u
const englishRole =
  /\b(?:analyst|engineer|developer|designer|manager|director|head|lead|leader|captain|president|chair|secretary|treasurer|member|intern|assistant|associate|consultant|officer|researcher|author|maintainer|founder|teacher|tutor|nurse|volunteer|accountant|auditor|editor)\b/i

const isRole = (text: string) => role.test(text) || englishRole.test(text)

const named: readonly SectionKind[] = ['education', 'work', 'internship', 'project', 'campus']
/** Names of schools and employers, and not of their parts. */
const employer =
  /(?:大学|学校|中学|公司|集团|银行|医院|事务所|研究院|研究所|协会|学会|university|college|institute|inc\.?|ltd\.?|llc|group|bank|partners)$/iu

/** A part of an employer, beside a role. */
const department = /(?:部|部门|科|组|室|处|区|群|线|中心)$/u

/** The parts with the name first where they say the role, or the field of study, before it. */
export function nameFirst(kind: SectionKind, parts: readonly string[]): string[] {
  const [first = '', second = ''] = parts
  if (!named.includes(kind) || parts.length < 2 || organisation.test(first)) return [...parts]
  const at = kind === 'education' ? schoolIn(parts) : isRoleBefore(kind, first, second) ? 1 : 0
  return [...parts.slice(at, at + 1), ...parts.slice(0, at), ...parts.slice(at + 1)]
}

/** A school, or else what is named like a part of one. */
function schoolIn(parts: readonly string[]): number {
  const at = parts.findIndex((part) => employer.test(part))
  return Math.max(0, at < 0 ? parts.findIndex((part) => organisation.test(part)) : at)
}

function isRoleBefore(kind: SectionKind, first: string, second: string): boolean {
  if (isPlace(second)) return false
  const isJob = kind === 'work' || kind === 'internship'
  return employer.test(second) || (isRole(first) && !isRole(second) && !(isJob && department.test(second)))
}
