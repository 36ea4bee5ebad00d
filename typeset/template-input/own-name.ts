import type { InlineRun } from '#resume-model/rich-text/parse-rich-text'

const latinName =
  /^\p{Script=Latin}[\p{Script=Latin}'’.-]*(?: \p{Script=Latin}[\p{Script=Latin}'’.-]*){1,3}$/u

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Finds the owner among the authors of a publication: the name as it is written; of a Latin name also
 * `A. Surname`, `Surname A.` and `Surname, A.`, with one or all initials. Null without a name of two letters.
 */
export function ownNamePattern(name: string): RegExp | null {
  const written = name.trim()
  if ([...written].length < 2) return null
  if (!latinName.test(written)) return new RegExp(`${escaped(written)}(?!(?!等)\\p{Script=Han})`, 'gu')
  const words = written.split(' ')
  const surname = escaped(words.at(-1)!)
  const [first, ...others] = words.slice(0, -1).map((word) => escaped([...word][0]!))
  const initials = `${first}\\.?(?:[ -]?${others.join('\\.?[ -]?')}\\.?)?`
  const forms = [
    escaped(written),
    `${initials} ${surname}`,
    // Not the surname of another, as in `B. Surname, A. Other`.
    `(?<!\\p{Lu}\\.? )${surname},? ${others.length ? initials : `${first}\\.?`}`,
  ]
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?![\\p{L}-])`, 'gu')
}

/** Splits runs so that every match is bold. A name over two runs is left as the owner formatted it. */
export function boldMatches(runs: readonly InlineRun[], pattern: RegExp): InlineRun[] {
  return runs.flatMap((run) => {
    if (run.bold) return [run]
    const parts: InlineRun[] = []
    let end = 0
    for (const { 0: match, index } of run.text.matchAll(pattern)) {
      if (index > end) parts.push({ ...run, text: run.text.slice(end, index) })
      parts.push({ ...run, text: match, bold: true })
      end = index + match.length
    }
    if (end < run.text.length) parts.push({ ...run, text: run.text.slice(end) })
    return parts
  })
}
