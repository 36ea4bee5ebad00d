import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import { PERSONAL_DETAILS, personalDetails } from '#contract/resume/optional-personal-details'
import { ResumeLink, type Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { JSON_EXTENSION } from '#resume-model/json-resume/json-entry'
import { appendText } from '../classify/build-entry'
import { adjustSectionKinds } from '../classify/adjust-section-kinds'
import { isEnglish } from '../text/is-english'
import { lineOf } from '../line'
import { addEntry, findOrAddSection, listOf, parseEntries, textOfValue, toMonth } from './json-resume-entries'
import { parseJsonExtension } from './parse-json-extension'
import { isObject, textsIn } from './parse-native-json'
import { classifyPersonalDetails } from '../classify/classify-personal-details'
import { appendUnclassified } from '../classify/append-unclassified'

type Json = Record<string, unknown>
/** Whether a JSON document has the shape of jsonresume.org. */
export function isJsonResume(file: Json): boolean {
  if (typeof file.$schema === 'string' && file.$schema.includes('resume-schema')) return true
  return isObject(file.basics) && !('schemaVersion' in file)
}

/**
 * Imports jsonresume.org's open format. Lists it does not know go to a section of their own. A file with our own block comes back as
 * it was written.
 */
export function parseJsonResume(file: Json): Resume {
  const own = isObject(file[JSON_EXTENSION]) ? parseJsonExtension(file, file[JSON_EXTENSION]) : undefined
  if (own)
    return own.isComplete
      ? own.resume
      : appendUnclassified(
          own.resume,
          searchableTexts(withoutExtension(file)).map((text) => lineOf(text)),
          [],
        )
  const resume: Resume = { ...emptyResume({ ...DEFAULT_STYLE }), sections: [] }
  const content = { ...withoutExtension(file), ...factsOf(file[JSON_EXTENSION]) }
  const words = searchableTexts(content)
  if (isEnglish(words)) resume.style.headings = 'en'
  const { summary, ...basics } = isObject(file.basics) ? file.basics : {}
  const unclassified = parseBasics(resume, basics)
  if (typeof summary === 'string' && summary.trim() !== '') {
    const section = findOrAddSection(resume, 'summary', '')
    appendText(section, addEntry(section), summary, false)
  }
  parseEntries(resume, file, () => false)
  return appendUnclassified(
    adjustSectionKinds(resume),
    words.map((text) => lineOf(text)),
    unclassified,
  )
}

const withoutExtension = ({ $schema: _, meta: __, [JSON_EXTENSION]: ___, ...content }: Json): Json => content

/** What a block that cannot be read says of the person. */
function factsOf(block: unknown): Json {
  const { facts, custom, intention } = isObject(block) ? block : {}
  return { facts, custom, intention }
}

/** The texts to look for in the result; not parsed dates, and not the URLs of pictures. */
function searchableTexts(content: Json): string[] {
  const strip = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((part) => strip(part))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part, name)]))
    const isHandledElsewhere = /date$/i.test(key) && typeof value === 'string' && toMonth(value) !== undefined
    return isHandledElsewhere || /^(image|picture)$/.test(key) ? '' : value
  }
  return textsIn(strip(content))
}

/** What the texts of `basics` and of its `location` are called in a resume, by their names there. */
const labels = {
  basics: new Map([
    ['name', 'name'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['label', '求职意向'],
    ['salary', '期望薪资'],
    ['availability', '到岗时间'],
    ['status', '求职状态'],
    ['url', '网址'],
    ['website', '网址'],
  ]),
  location: new Map([
    ['city', 'city'],
    ['region', '地区'],
  ]),
}
// As our earlier exports have them.
for (const key of PERSONAL_DETAILS) labels.basics.set(key, personalDetails[key].label.zh)

function parseBasics(resume: Resume, basics: Json): string[] {
  const linesOf = (place: keyof typeof labels, values: Json) =>
    Object.entries(values).flatMap(([name, value]) => {
      const label = labels[place].get(name)
      return label && typeof value === 'string' ? [`${label}：${value}`] : []
    })
  const lines = linesOf('basics', basics)
  if (isObject(basics.location)) lines.push(...linesOf('location', basics.location))
  if (Array.isArray(basics.wantedCities)) lines.push(`意向城市：${textOfValue(basics.wantedCities)}`)
  for (const { label, value } of listOf(basics.custom))
    if (typeof value === 'string') lines.push(`${textOfValue(label) || ' '}：${value}`)
  for (const { network, url, username } of listOf(basics.profiles)) addLink(resume, network || username, url)
  return classifyPersonalDetails(
    resume,
    lines.map((text) => lineOf(text, { isListItem: true })),
    true,
  )
}

/** An invalid link stays among the texts to look for. */
function addLink(resume: Resume, name: unknown, url: unknown): void {
  const { links } = resume.basics
  const link = ResumeLink.safeParse({ id: `p${links.length + 1}`, label: textOfValue(name), url })
  if (link.success && link.data.url !== '' && links.length < ResumeLimits.links) links.push(link.data)
}
