import type { Language } from '#contract/problems'
import type { Resume } from '#contract/resume'
import { resumeTitleLength } from '#contract/stored-resume'

const unnamed = { zh: '我的简历', en: 'My resume' }
const copy = { zh: '副本', en: 'copy' }
const copied = / (副本|copy)( \d+)?$/

/** What a resume is called when its owner does not say: by its name and position, as its files are. */
export function defaultTitle({ basics, intention }: Resume, language: Language): string {
  return (
    cut([basics.name, intention.position].filter(Boolean).join('-'), resumeTitleLength) || unnamed[language]
  )
}

/** What a duplicate is called; a copy's copy is a copy of the first. */
export function copyTitle(title: string, language: Language): string {
  return withEnd(title.replace(copied, ''), ` ${copy[language]}`)
}

/** The title, with a number from 2 on when it is taken. */
export function freeTitle(wanted: string, taken: ReadonlySet<string>): string {
  let title = wanted
  for (let n = 2; taken.has(title); n++) title = withEnd(wanted, ` ${n}`)
  return title
}

function withEnd(title: string, end: string): string {
  return cut(title, resumeTitleLength - end.length) + end
}

/** At most so many UTF-16 units, as the contract counts them, and no half character. */
function cut(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}
