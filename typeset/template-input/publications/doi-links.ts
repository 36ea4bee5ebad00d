import { doiUrl } from '#contract/validation/doi'
import { escapeUrl } from '#contract/validation/email-and-url'
import type { InlineRun } from '#resume-model/rich-text/parse-rich-text'

/** With its resolver's address, after a word that names it, or alone. */
const doiInText =
  /(?<![\w./-])(?:(doi[:：]? ?)?(?:https?:\/\/)?(?:dx\.|www\.)?(?:doi\.org\/)?)?(?<=[\s(（[【，。；、：:/]|^|\p{Script=Han})(10\.\d{4,9}\/[!-~]{1,300})/giu
const lastSigns = /[.,;:!?'"\]}>*]$/

/** A sentence's last sign, or a bracket opened before it, is no part of a DOI. */
function withoutLastSigns(doi: string): string {
  let end = doi.length
  while (end > 0) {
    const rest = doi.slice(0, end)
    const isOpen = rest.endsWith(')') && rest.split('(').length < rest.split(')').length
    if (!isOpen && !lastSigns.test(rest)) return rest
    end--
  }
  return ''
}

/** Links the DOIs of a text, an address of the resolver is written `doi:10.1000/182`. Links of the owner's own stay. */
export function linkDois(runs: readonly InlineRun[]): InlineRun[] {
  return runs.flatMap((run) => {
    if (run.url || !run.text.includes('10.')) return [run]
    const parts: InlineRun[] = []
    let end = 0
    for (const { 0: found, 1: named = '', 2: tail = '', index } of run.text.matchAll(doiInText)) {
      const doi = withoutLastSigns(tail)
      const start = index + named.length
      if (start > end) parts.push({ ...run, text: run.text.slice(end, start) })
      parts.push({ ...run, text: named === '' ? `doi:${doi}` : doi, url: escapeUrl(doiUrl(doi)) })
      end = index + found.length - (tail.length - doi.length)
    }
    if (end < run.text.length) parts.push({ ...run, text: run.text.slice(end) })
    return parts
  })
}
