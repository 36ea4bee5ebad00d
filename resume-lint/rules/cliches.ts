import { EXPERIENCE_KINDS, hasHan, isEnglish } from '../shown-entries'
import type { SectionKind } from '#contract/resume/section-kinds'
import { numeralPatternEn, numeralPatternZh } from './weak-phrases'

/** Virtues that anybody claims of themselves. Matched literally. */
const clichesZh = [
  '能吃苦',
  '肯吃苦',
  '不怕吃苦',
  '吃苦耐劳',
  '任劳任怨',
  '踏实肯干',
  '脚踏实地',
  '勤奋好学',
  '虚心好学',
  '勤奋踏实',
  '工作认真',
  '做事认真',
  '认真负责',
  '认真踏实',
  '认真细致',
  '有责任心',
  '有责任感',
  '有上进心',
  '上进心强',
  '事业心强',
  '积极向上',
  '积极主动',
  '性格开朗',
  '活泼开朗',
  '乐观开朗',
  '乐于助人',
  '善于沟通',
  '善于学习',
  '团队合作精神',
  '团队协作精神',
  '团队精神',
  '团队意识',
  '团队合作意识',
  '能抗压',
  '抗压性强',
  '自驱力强',
  '自我驱动力强',
] as const

const clichesEn = [
  'hard-working',
  'hardworking',
  'hard worker',
  'team player',
  'fast learner',
  'quick learner',
  'detail-oriented',
  'self-motivated',
  'highly motivated',
  'self-starter',
  'go-getter',
  'results-driven',
  'strong work ethic',
  'think outside the box',
  'works well under pressure',
  'work well under pressure',
  'thrive under pressure',
  'excellent communication skills',
  'strong communication skills',
  'good communication skills',
] as const

/** A strong ability of anybody's, in the two ways in which it is said. 抗压强度 of concrete is none. */
const abilitiesZh =
  '(?:(?:学习|沟通|表达|协调|抗压|执行|适应|接受|应变|动手|组织|领导|协作|思维)能?力|责任[心感])(?:都|也)?(?:比较|非常|很|较|极)?(?:强|突出|出色)(?!的(?:团队|队伍|骨干))'
const goodAbilitiesZh =
  '(?:良好|较好|较强|很强|极强|出色|优秀|强烈)的[\\p{Script=Han}、]{0,8}?(?:能力|精神|责任心|责任感)'

const literalZh = clichesZh.join('|')
const ofWork = new RegExp(`${literalZh}|${abilitiesZh}`, 'gu')
/** What somebody teaches others at work may be said of them: 培养学生较强的动手能力. */
const ofPerson = new RegExp(`${literalZh}|${abilitiesZh}|${goodAbilitiesZh}`, 'gu')
const ofAnybodyEn = new RegExp(`\\b(?:${clichesEn.join('|')})\\b`, 'gi')

const endsOfSentence = /[。！？!?；;]|\.(?:\s|$)/
const marksOfClause = /[，,：:（(]/
const example = /曾|例如|比如|期间|担任|\bfor example\b|\be\.g\./i

export type Cliche = { index: number; phrase: string }

/**
 * The clichés of a line that nothing proves: neither a number nor an example stands in the same clause or in the one that follows.
 * Takes time linear in the line.
 */
export function findCliches(line: string, kind: SectionKind): Cliche[] {
  const pattern = hasHan(line)
    ? EXPERIENCE_KINDS.includes(kind)
      ? ofWork
      : ofPerson
    : isEnglish(line)
      ? ofAnybodyEn
      : undefined
  if (!pattern) return []
  const found = [...line.matchAll(pattern)].map(({ 0: phrase, index }) => ({ index, phrase }))
  return found.filter(({ index, phrase }, i) => {
    const before = found[i - 1]
    const start = before ? before.index + before.phrase.length : 0
    // Up to the next cliché: a proof is for the one that it follows.
    const end = found[i + 1]?.index ?? line.length
    return !isProof(
      clauseBefore(line.slice(start, index)),
      clausesAfter(line.slice(index + phrase.length, end)),
    )
  })
}

function isProof(before: string, after: string): boolean {
  return [before, after].some((text) => hasMeasure(text) || example.test(text))
}

function clauseBefore(text: string): string {
  return text.split(endsOfSentence).at(-1)!.split(marksOfClause).at(-1)!
}

function clausesAfter(text: string): string {
  return text.split(endsOfSentence, 1)[0]!.split(marksOfClause, 2).join('，')
}

/** A year of graduation measures nothing. */
function hasMeasure(text: string): boolean {
  const measured = text.replace(/(?:19|20)\d{2}\s*[年届级]/g, '')
  return /[\d０-９〔]/.test(measured) || numeralPatternZh.test(measured) || numeralPatternEn.test(measured)
}

/** Leaves a cliché out that is a clause of its own, with the mark that parts it; undefined when nothing else is left. */
export function withoutCliche(
  line: string,
  { index, phrase }: Cliche,
): { from: number; to: number; text: string } | undefined {
  const to = index + phrase.length
  const before = line.slice(0, index).trimEnd().at(-1) ?? '。'
  const after = line.slice(to).trimStart().at(0) ?? '。'
  if (!/[，,、；;。.]/.test(before) || !/[，,、；;。.]/.test(after)) return undefined
  const rest = line.slice(0, index) + line.slice(to)
  if (!/[\p{L}\p{N}]/u.test(rest)) return undefined
  const isLast = /[。.]/.test(after) && !/[。.]/.test(before)
  if (isLast) return { from: line.slice(0, index).trimEnd().length - 1, to, text: '' }
  const gap = /^\s*[，,、；;。.]?\s*/.exec(line.slice(to))![0].length
  return { from: index, to: to + gap, text: '' }
}
