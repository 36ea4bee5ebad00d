/** So much of Chinese is two lines of a card. */
const maxChinese = 34

/**
 * The beginning of a template's description for its card, in whole clauses: nothing is cut off in the middle of a sentence.
 * The page of the template says all of it.
 */
export function cardSummary(summary: string, language: string): string {
  if (language === 'en') return englishStart(summary)
  const clauses = summary.match(/[^，：；]+[，：；]?/g) ?? []
  let text = ''
  for (const clause of clauses) {
    if (text !== '' && (text + clause).length > maxChinese + 1) break
    text += clause
  }
  return text.replace(/[，：；]$/, '')
}

/** Whom it is for, or else its first statement: behind a comma an English list goes on. */
function englishStart(summary: string): string {
  const forWhom = /(?:^|\. )(For [^:.]+)/.exec(summary)?.[1]
  return forWhom ?? summary.split(/[:.] /, 1)[0]!
}
