import { cleanText } from '#contract/validation/clean-text'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { isLinkTarget, parseInline } from '#resume-model/rich-text/parse-inline'
import { appendUrl } from '../line'
import { textOfRuns, type Run } from './block'

const columnGap = '  '

/**
 * Runs as the Markdown subset of resumes, tabs as a wide gap; as plain text if the Markdown would not parse back to the same
 * text.
 */
export function runsToMarkdown(runs: readonly Run[]): string {
  const joined = joinAlike(runs, ['bold', 'italic', 'underline', 'url'])
  const markdown = cleanText(joined.map(runToMarkdown).join('').replaceAll('\t', columnGap)).trim()
  const text = cleanText(textOfRuns(runs).replaceAll('\t', columnGap)).trim()
  const parsedBack = parseInline(markdown)
    .map((run) => run.text)
    .join('')
  return parsedBack.trim() === text ? markdown : escapeMarkdown(text)
}

/** Runs as plain text, links followed by their URL. Tabs stay. */
export function runsToPlain(runs: readonly Run[]): string {
  return joinAlike(runs, ['url']).map(textWithUrl).join('').split('\t').map(cleanText).join('\t')
}

function runToMarkdown({ text, bold, italic, underline, url }: Run): string {
  const words = text.trim()
  if (words === '') return text
  const before = text.slice(0, text.length - text.trimStart().length)
  const after = text.slice(text.trimEnd().length)
  let markdown = escapeMarkdown(words)
  const target = url && toLinkTarget(url)
  if (target && url !== words && url !== `mailto:${words}`) markdown = `[${markdown}](${target})`
  else if (underline && !url) markdown = `<u>${markdown}</u>`
  if (italic) markdown = `*${markdown}*`
  if (bold) markdown = `**${markdown}**`
  return before + markdown + after
}

/** Escapes a URL for a link target: a space or an unmatched bracket would end it. */
function toLinkTarget(url: string): string | undefined {
  const escapes: Record<string, string> = { '(': '%28', ')': '%29' }
  const escaped = url.trim().replace(/[\s()]/g, (sign) => escapes[sign] ?? '%20')
  return [url, escaped].find(isLinkTarget)
}

/** Joins neighbouring runs of the same look. */
function joinAlike(runs: readonly Run[], looks: (keyof Run)[]): Run[] {
  const joined: { run: Run; texts: string[] }[] = []
  for (const run of runs) {
    if (run.text === '') continue
    const last = joined.at(-1)
    if (last && looks.every((look) => (last.run[look] || undefined) === (run[look] || undefined)))
      last.texts.push(run.text)
    else joined.push({ run, texts: [run.text] })
  }
  return joined.map(({ run, texts }) => ({ ...run, text: texts.join('') }))
}

function textWithUrl({ text, url = '' }: Run): string {
  const words = text.trim()
  if (words === '' || !/^(?:https?:|mailto:)/i.test(url)) return text
  return text.replace(words, () => appendUrl(words, url))
}
