import { findDates } from '#resume-model/lines/find-dates'
import { degreePattern } from '#resume-model/lines/recognise-part'
import { isPlace } from '../classify/place-names'
import { lineOf, type Line } from '../line'
import { withoutDuration } from './durations'

type Language = 'en' | 'zh'
const labels = {
  en: {
    company: 'Company',
    role: 'Position',
    school: 'School',
    major: 'Major',
    degree: 'Degree',
    dates: 'Dates',
    place: 'Location',
    note: 'Note',
  },
  zh: {
    company: '公司',
    role: '职位',
    school: '学校',
    major: '专业',
    degree: '学历',
    dates: '时间',
    place: '地点',
    note: '备注',
  },
}

/** What all roles at one employer come to: `3 years 2 months`, `3 年 2 个月`. */
const totalTime = /^(?:\d{1,2}\s?(?:years?|yrs?|年))?\s?(?:\d{1,2}\s?(?:months?|mos?|个月))?$/iu
const years = /^(?:19|20)\d{2}(?:\s?年)?(?:\s?[-–—~至]\s?(?:(?:19|20)\d{2}(?:\s?年)?|Present|至今))?$/iu
/** `London, UK`, `Hangzhou, Zhejiang, China`, `中国 浙江省 杭州`, `Greater Shanghai Area`. */
const placeByForm =
  /^[\p{Lu}][\p{L} .'’-]{1,30}(?:, ?[\p{L} .'’-]{2,30}){1,2}$|^中国(?:[\s,，]?\p{Script=Han}{2,8}){0,3}$|^[\p{L} ]{2,30} (?:Area|Region|Metropolitan Area)$/u
const maxPlaceCharacters = 60

const isTime = (text: string) => {
  const dates = findDates(text)
  return (dates?.isRange === true && dates.rest.trim() === '') || years.test(text.trim())
}
const timeLine = (text: string, language: Language) =>
  lineOf(`${years.test(text.trim()) ? labels[language].note : labels[language].dates}：${text.trim()}`)

/** Each role, with its employer: the line above a time is the role, above it the employer, unless it is the one before. */
export function readJobs(source: readonly Line[], language: Language): Line[] {
  const { company: companyLabel, role, place } = labels[language]
  const lines = source.map(withoutDuration)
  const times = lines.flatMap(({ plain, isListItem }, i) =>
    i > 0 && !isListItem && isTime(plain) ? [i] : [],
  )
  let company = ''
  const starts = times.map((time, i) => {
    const above = time - 2
    const hasTotal = lines[above] !== undefined && isTotal(lines[above])
    const at = hasTotal ? above - 1 : above
    const isCompany = at > (times[i - 1] ?? -1) && (i === 0 || hasTotal || lines[at]!.level > 0)
    return { time, from: isCompany ? at : time - 1, company: isCompany ? lines[at]!.plain.trim() : undefined }
  })
  if (starts.length === 0) return lines
  return [
    ...lines.slice(0, Math.max(starts[0]!.from, 0)),
    ...starts.flatMap((start, i) => {
      company = start.company ?? company
      const text = lines.slice(start.time + 1, starts[i + 1]?.from)
      const hasPlace = text[0] !== undefined && isPlaceLine(text[0])
      return [
        ...(company ? [lineOf(`${companyLabel}：${company}`, { startsParagraph: true })] : []),
        lineOf(`${role}：${lines[start.time - 1]!.plain.trim()}`),
        timeLine(lines[start.time]!.plain, language),
        ...(hasPlace ? [lineOf(`${place}：${text[0]!.plain.trim()}`)] : []),
        ...text.slice(hasPlace ? 1 : 0).map((line) => ({ ...line, level: 0 })),
      ]
    }),
  ]
}

const isTotal = ({ plain }: Line) => plain.trim() !== '' && totalTime.test(plain.trim())

const isPlaceLine = ({ plain, isListItem, level }: Line) =>
  !isListItem &&
  level === 0 &&
  plain.length <= maxPlaceCharacters &&
  (isPlace(plain.trim()) || placeByForm.test(plain.trim()))

/** `Bachelor’s degree, Computer Science · (2014 - 2018)`, each part of which may be missing. */
const study = /^(.{0,120}?)\s{0,3}[·•]?\s{0,3}[(（]([^()（）]{4,40})[)）]$/u

export function readSchools(source: readonly Line[], language: Language): Line[] {
  const { school, major, degree } = labels[language]
  return joinStudies(source).flatMap((line, i, lines) => {
    const text = line.plain.trim()
    const [, studies = '', time = ''] = study.exec(text) ?? []
    if (isTime(time)) return [...studyLines(studies), timeLine(time, language)]
    if (line.level > 0 || i === 0 || study.test(lines[i + 1]?.plain.trim() ?? ''))
      return [lineOf(`${school}：${text}`, { startsParagraph: true })]
    return studyLines(text)
  })

  function studyLines(text: string): Line[] {
    const [first = '', ...others] = text.split(/[,，]\s?/u)
    const rest = others.join(language === 'en' ? ', ' : '，')
    const isDegree = degreePattern.test(first.trim())
    const [name, field] = isDegree ? [first, rest] : ['', text]
    return [
      ...(field ? [lineOf(`${major}：${field.trim()}`)] : []),
      ...(name ? [lineOf(`${degree}：${name.trim()}`)] : []),
    ]
  }
}

/** Studies whose time stands in the next row. */
function joinStudies(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isTimeAlone = /^[·•]?\s?[(（]?[^()（）]{4,40}[)）]$/u.test(line.plain.trim()) && line.level === 0
    const goesOn =
      before !== undefined && before.level === 0 && (isTimeAlone || /[·•(（-]$/u.test(before.plain.trim()))
    if (goesOn)
      joined[joined.length - 1] = { ...before, plain: `${before.plain.trim()} ${line.plain.trim()}` }
    else joined.push(line)
  }
  return joined
}
