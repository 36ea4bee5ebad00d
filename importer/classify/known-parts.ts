import type { SectionKind } from '#contract/resume/section-kinds'
import { politicsPattern } from '#resume-model/lines/recognise-part'
import { organisation } from './organisation'

type KnownField = 'tag' | 'place' | 'subtitle'

/** Of a member of the family. */
const relation =
  /^(?:父亲|母亲|配偶|丈夫|妻子|儿子|女儿|[长次独][子女]|哥哥|弟弟|姐姐|妹妹|兄长|祖父|祖母|爷爷|奶奶|外祖[父母]|外公|外婆|岳父|岳母|公公|婆婆)$/u
const gradeOfHospital = /^(?:[一二三]级[甲乙丙特]等|[一二三][甲乙丙])(?:医院)?$/u
const partOfSchool = /^\p{Script=Han}{2,14}(?:学院|系|学部|书院)$/u
const department = /^[\p{Script=Han}A-Za-z\d&]{2,12}(?:部|科|组|室|处|病区|事业群)$/u
const kindOfPublication =
  /^(?:(?:期刊|会议|学位|核心)?论文|(?:发明|实用新型|外观设计)?专利|专著|译著|著作|软件著作权|软著|paper|patent|book)$/iu

/**
 * The field of a part of a heading that is known by its words where it does not stand in the usual order, name, role and what
 * belongs to it; undefined for other parts.
 */
export function fieldOfKnownPart(
  kind: SectionKind,
  parts: readonly string[],
  at: number,
): KnownField | undefined {
  const [name, part] = [parts[0]!, parts[at]!]
  if (at === 0 || part.length > 16) return undefined
  if (kind === 'custom') return relation.test(name) ? undefined : fieldOfRelative(part)
  if (kind === 'publications') return parts.length === 2 && kindOfPublication.test(part) ? 'tag' : undefined
  if (kind === 'education') return partOfSchool.test(part) && organisation.test(name) ? 'place' : undefined
  // Beside the name: a role comes before it elsewhere.
  return at === 1 && gradeOfHospital.test(part) ? 'place' : undefined
}

const fieldOfRelative = (part: string) =>
  relation.test(part) ? 'tag' : politicsPattern.test(part) ? 'place' : undefined

/** The field of what stands alone below a heading. */
export function fieldOfLineBelow(kind: SectionKind, text: string): KnownField | undefined {
  if (kind === 'certificates' || kind === 'awards') return organisation.test(text) ? 'subtitle' : undefined
  if (kind === 'work' || kind === 'internship') return department.test(text) ? 'tag' : undefined
  return kind === 'custom' ? fieldOfRelative(text) : undefined
}
