import type { Resume } from '#contract/resume/resume'
import { isSampleEntry } from '#resume-model/sample-entries'
import { finding, type Finding } from '../finding'
import { EXPERIENCE_KINDS, truncate, hanWidthOf, type ShownEntry } from '../shown-entries'
import { lacksNumbers } from './line-rules'

/** Placeholders left in a text: 〔人数〕, XX 公司, 【填写】, 待补充, ____, Lorem ipsum. */
const placeholders =
  /〔[^〔〕]*〕|(?<![Xx×])[Xx×]{2,}(?=\s*(?:公司|大学|项目|部门|系统|学院|人|个|年|月|%|％))|(?<![A-Za-z])(?:XX+|xx+|××+|某某)(?![A-Za-z])|[【[](?:请?填写|填入|替换|数字|your)[^【[】\]]*[】\]]|待(?:补充|填写|完善|更新)|此处(?:填写|输入|描述)|请(?:在此)?(?:填写|输入)|_{3,}|＿{2,}|[?？]{3,}|\bTBD\b|lorem ipsum/iu
/** Names of nobody. */
const placeholderNames =
  /^(?:张三|李四|王五|赵六|某某某?|姓名|你的名字|您的姓名|测试|test|your name|john doe)$/i

/** Checks for missing content and unfilled placeholders. */
export function checkContent(resume: Resume, entries: ShownEntry[]): Finding[] {
  const experiences = entries.filter(({ section }) => EXPERIENCE_KINDS.includes(section.kind))
  const found: Finding[] = []
  if (experiences.length === 0) found.push(finding('noExperience', placeOfKind(resume, EXPERIENCE_KINDS)))
  if (!entries.some(({ section }) => section.kind === 'education'))
    found.push(finding('noEducation', placeOfKind(resume, ['education'])))
  return [
    ...found,
    ...experiences.flatMap(checkExperience),
    ...entries
      .filter(({ section, item }) => isSampleEntry(resume, section, item))
      .map(({ section, item, name, texts }) =>
        finding(
          'sampleEntry',
          { path: texts[0]?.path ?? `${name}.title`, ownerId: item.id },
          { name: truncate(item.title.trim() || item.subtitle.trim() || section.title) },
        ),
      ),
    ...findPlaceholders(resume, entries),
    ...findDuplicateLines(entries),
  ]
}

/** The first section of such a kind, otherwise the section list. */
function placeOfKind({ sections }: Resume, kinds: readonly string[]) {
  const s = sections.findIndex(({ kind }) => kinds.includes(kind))
  const section = sections[s]
  if (!section) return { path: 'sections' }
  return { path: `sections[${s}].items[0].title`, ownerId: section.items[0]?.id ?? section.id }
}

function checkExperience({ section, item, name, texts }: ShownEntry): Finding[] {
  const at = { path: `${name}.text`, ownerId: item.id }
  const joinedText = { name: item.title.trim() || item.subtitle.trim() }
  const candidates = texts.find(({ field }) => field === 'text')
  if (!candidates) return section.kind === 'campus' ? [] : [finding('emptyEntry', at, joinedText)]
  return lacksNumbers(candidates.lines, section.kind) ? [finding('noNumbers', at, joinedText)] : []
}

function findPlaceholders({ basics, intention }: Resume, entries: ShownEntry[]): Finding[] {
  const head = [
    { path: 'basics.email', ownerId: '', text: basics.email },
    { path: 'intention.position', ownerId: '', text: intention.position },
    ...basics.custom.map(({ value }, i) => ({ path: `basics.custom[${i}].value`, ownerId: '', text: value })),
  ]
  const name = basics.name.trim()
  const isNobody = placeholderNames.test(name) || placeholders.test(name)
  const ofName = isNobody ? [finding('placeholder', { path: 'basics.name' }, { left: truncate(name) })] : []
  const others = [...head, ...entries.flatMap(({ texts }) => texts)].flatMap(({ path, ownerId, text }) => {
    const [left] = placeholders.exec(text) ?? []
    return left ? [finding('placeholder', { path, ownerId }, { left: truncate(left) })] : []
  })
  return [...ofName, ...others]
}

/** Lines that occur twice, usually from copying an entry. */
function findDuplicateLines(entries: ShownEntry[]): Finding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ texts }) =>
    texts
      .filter(({ field }) => field === 'text')
      .flatMap(({ path, ownerId, lines }) =>
        lines.flatMap((line) => {
          const plain = line.replace(/[\s。；;.]/g, '')
          if (hanWidthOf(plain) < 8) return []
          if (seen.has(plain)) return [finding('sameLine', { path, ownerId }, { line: truncate(line) })]
          seen.add(plain)
          return []
        }),
      ),
  )
}
