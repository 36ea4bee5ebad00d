import type { Resume } from '#contract/resume'
import { finding, type Finding } from './finding'
import { EXPERIENCE, shortened, widthOf, type Entry } from './places'
import { numeralsZh } from './stock-words'

/** Words that wait for their owner: 〔人数〕, XX 公司, 【填写】, Lorem ipsum. */
const placeholders =
  /〔[^〔〕]*〕|(?<![Xx×])[Xx×]{2,}(?=\s*(?:公司|大学|项目|部门|系统|学院|人|个|年|月|%|％))|(?<![A-Za-z])(?:XX+|xx+|××+|某某)(?![A-Za-z])|[【[](?:请?填写|填入|替换|数字|your)[^【[】\]]*[】\]]|lorem ipsum/iu

/** What is missing, and what is not said yet. */
export function checkContent(resume: Resume, entries: Entry[]): Finding[] {
  const experiences = entries.filter(({ section }) => EXPERIENCE.includes(section.kind))
  const found: Finding[] = []
  if (experiences.length === 0) found.push(finding('noExperience', placeFor(resume, EXPERIENCE)))
  if (!entries.some(({ section }) => section.kind === 'education'))
    found.push(finding('noEducation', placeFor(resume, ['education'])))
  return [
    ...found,
    ...experiences.flatMap(checkExperience),
    ...leftPlaceholders(resume, entries),
    ...sameLines(entries),
  ]
}

/** The first section of such a kind, else the head: there is nowhere else to go. */
function placeFor({ sections }: Resume, kinds: readonly string[]) {
  const s = sections.findIndex(({ kind }) => kinds.includes(kind))
  const section = sections[s]
  if (!section) return { path: 'sections' }
  return { path: `sections[${s}].items[0].title`, place: section.items[0]?.id ?? section.id }
}

function checkExperience({ section, item, name, texts }: Entry): Finding[] {
  const at = { path: `${name}.text`, place: item.id }
  const words = { name: item.title.trim() || item.subtitle.trim() }
  const said = texts.find(({ field }) => field === 'text')
  if (!said) return section.kind === 'campus' ? [] : [finding('emptyEntry', at, words)]
  const all = said.lines.join('\n')
  const isLong = said.lines.length >= 2 || widthOf(all) >= 30
  return isLong && !/[\d０-９]/.test(all) && !numeralsZh.test(all) ? [finding('noNumbers', at, words)] : []
}

function leftPlaceholders({ basics, intention }: Resume, entries: Entry[]): Finding[] {
  const head = [
    { path: 'basics.name', place: '', text: basics.name },
    { path: 'basics.email', place: '', text: basics.email },
    { path: 'intention.position', place: '', text: intention.position },
    ...basics.custom.map(({ value }, i) => ({ path: `basics.custom[${i}].value`, place: '', text: value })),
  ]
  return [...head, ...entries.flatMap(({ texts }) => texts)].flatMap(({ path, place, text }) => {
    const [left] = placeholders.exec(text) ?? []
    return left ? [finding('placeholder', { path, place }, { left: shortened(left) })] : []
  })
}

/** A line that stands twice was copied and forgotten. */
function sameLines(entries: Entry[]): Finding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ texts }) =>
    texts
      .filter(({ field }) => field === 'text')
      .flatMap(({ path, place, lines }) =>
        lines.flatMap((line) => {
          const plain = line.replace(/[\s。；;.]/g, '')
          if (widthOf(plain) < 8) return []
          if (seen.has(plain)) return [finding('sameLine', { path, place }, { line: shortened(line) })]
          seen.add(plain)
          return []
        }),
      ),
  )
}
