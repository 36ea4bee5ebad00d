import { z } from 'zod'
import { tryParseJson } from '../../pay/try-parse-json'

/** The line of JSON among the materials of our own prompt for proposals. */
const ProposalRequest = z.object({
  act: z.string(),
  fields: z.array(z.object({ field: z.string(), is: z.string(), text: z.string() })),
})

/** Enough to try every way of accepting them. */
const maxChanges = 4

const replacements: [RegExp, string][] = [
  [/负责了?/, '牵头'],
  [/参与了?/, '协同推进'],
  [/做了|进行了?/, '完成'],
  [/帮助|协助/, '支持'],
  [/responsible for/i, 'led'],
]

/**
 * Simulated proposals. Each text says that it is a demonstration, so that nobody takes it for a model's.
 * Undefined when the question asks for no proposals.
 */
export function simulatedProposals(question: string): string | undefined {
  const line = question.split('\n').find((one) => one.startsWith('{"act":'))
  const request = line === undefined ? undefined : ProposalRequest.safeParse(tryParseJson(line))
  if (!request?.success) return undefined
  const { act, fields } = request.data
  // A company's name should not carry the demonstration mark; a longer text can.
  const texts = fields.filter(({ is }) => is === 'text' || is === 'note')
  const chosen = (texts.length > 0 ? texts : fields).slice(0, maxChanges)
  const changes = chosen.map(({ field, text }) => ({ field, text: rewrite(act, text) }))
  return JSON.stringify({ changes })
}

function rewrite(act: string, text: string): string {
  const isChinese = /\p{Script=Han}/u.test(text)
  const inLanguage = (zh: string, en: string) => (isChinese ? zh : en)
  const lines = text.split('\n')
  if (act === 'shorten') return withMark([lines[0] ?? text], inLanguage('（演示精简）', ' (demo, shortened)'))
  if (act === 'translate') return withMark(lines, inLanguage('（demo translation）', '（演示翻译）'))
  if (act === 'quantify')
    return withMark(
      lines,
      inLanguage('，使〔指标〕提升〔 〕%（演示量化）', ', raising 〔metric〕 by 〔 〕% (demo)'),
    )
  if (act === 'tailor')
    return withMark(
      lines,
      inLanguage('，对应岗位要求〔关键词〕（演示）', ', as the job asks: 〔keyword〕 (demo)'),
    )
  const polished = replacements.reduce((at, [from, to]) => at.replace(from, to), text)
  return withMark(polished.split('\n'), inLanguage('（演示润色）', ' (demo, polished)'))
}

/** Inserts the mark at the end of the first line, before its full stop. */
function withMark([first = '', ...rest]: string[], mark: string): string {
  const [, words = '', stop = ''] = /^(.*?)([。.；;]?)$/s.exec(first) ?? []
  return [words + mark + stop, ...rest].join('\n')
}
