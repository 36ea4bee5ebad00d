import { PRESENT } from '#contract/resume/month'
import type { Resume } from '#contract/resume/resume'
import { parseRichText, toPlainText } from '#resume-model/rich-text/parse-rich-text'
import type { Line } from '../line'

/** Of the words of a resume, what may be missing: characters that no font has. */
const maxMissingShare = 0.01
const alwaysAllowedMissing = 2
/** New words of a piece of a line that is no label any more. */
const newWords = 8
/** Labels and headings of the pages are not in the resume; in forms they are many. */
const maxAddedShare = 0.5
/** One template tells wishes in a sentence. */
const labelWords = '应聘 希望在 工作 期望薪资 到岗时间 求职状态'

/**
 * Whether pages show this resume, and little else: its name, phone, e-mail and nearly all its words stand there, and no new
 * sentence does. What another program has changed since is not told by the resume any more.
 */
export function isPrintedOn(resume: Resume, lines: readonly Line[]): boolean {
  const { name, phone, email } = resume.basics
  const page = lines.map(({ plain }) => plain).join('\n')
  const bare = bareText(page)
  // Part by part: a long address goes on in the next line, which may stand elsewhere.
  if (![name, phone, email].flatMap(partsOf).every((part) => bare.includes(part))) return false
  const texts = printedTexts(resume)
  const letters = texts.flatMap(lettersOf)
  if (
    letters.length === 0 ||
    countMissing(letters, lettersOf(page)) > alwaysAllowedMissing + maxMissingShare * letters.length
  )
    return false
  const known = new Set([labelWords, ...texts, ...resume.sections.map(({ title }) => title)].flatMap(wordsOf))
  const pieces = page.split(/\n|\t|\s{2,}|\s[•·|]\s/u).map(wordsOf)
  const news = pieces.map((words) => words.filter((word) => !known.has(word)).length)
  if (pieces.some((words, i) => news[i]! >= newWords && news[i]! > words.length / 2)) return false
  return sum(news) <= maxAddedShare * sum(pieces.map((words) => words.length))
}

/**
 * What stands on the pages as it is written: not headings, which may be translated, nor months. Each once: several posts at
 * one employer are drawn below its name.
 */
function printedTexts({ basics, intention, sections }: Resume): string[] {
  const { photo: _, birth, links, custom, ...details } = basics
  const { cities, ...wishes } = intention
  const texts = [
    ...[...Object.values(details), yearOf(birth), ...Object.values(wishes), ...cities],
    ...links.map(({ url }) => shownLink(url)),
    ...custom.flatMap(({ label, value }) => [label, value]),
    ...sections.flatMap(({ items }) =>
      items.flatMap(({ title, subtitle, tag, place, from, to, link, note, text }) => [
        ...[title, subtitle, tag, place, note, yearOf(from), yearOf(to), shownLink(link)],
        toPlainText(parseRichText(text)),
      ]),
    ),
  ]
  return [...new Set(texts)]
}

const yearOf = (month: string) => (month === PRESENT ? '' : month.slice(0, 4))
const shownLink = (url: string) => url.replace(/^(?:https?:\/\/(?:www\.|doi\.org\/)?|mailto:)/i, '')
const plain = (text: string) => text.normalize('NFKC').toLowerCase()
const partsOf = (text: string) => plain(text).split(/[^\p{L}\p{N}]+/u)
const bareText = (text: string) => partsOf(text).join('')

/** Each Han character, each other word and each number: however lines are parted and joined, they stay. */
const lettersOf = (text: string): string[] =>
  plain(text).match(/\p{Script=Han}|\p{N}+|[^\P{L}\p{Script=Han}]+/gu) ?? []

/** Pairs of Han characters, and other words; without numbers. */
function wordsOf(text: string): string[] {
  const runs = plain(text).match(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu) ?? []
  return runs.flatMap((run) => {
    if (!/^\p{Script=Han}/u.test(run)) return run
    const letters = [...run]
    return letters.slice(1).map((letter, i) => letters[i]! + letter)
  })
}

/** How many of `wanted` are not in `found`, each as often as it is wanted. */
function countMissing(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>()
  for (const one of found) left.set(one, (left.get(one) ?? 0) + 1)
  return wanted.filter((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count <= 0
  }).length
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
