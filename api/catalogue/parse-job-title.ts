/** Names in one query; a title rarely holds more. */
const maxNames = 4

const rankBefore = /^(?:高级|资深|初级|中级|首席|储备|见习|兼职|实习|副)+/
const rankAfter = /(?:实习生?|助理|负责人|总监|总经理|副总|主管|专员|专家|组长|班长|长|岗位?|方向|leader)$/
const englishRank =
  /\b(?:senior|junior|sr|jr|lead|principal|staff|chief|head|assistant|associate|intern|internship|trainee|director|vp|of|the)\b\.?/g
/** Words that half of all names end with: alone they say nothing of a trade. */
const commonWords =
  /工程师|技术员|管理员|专员|经理|主管|总监|助理|顾问|代表|负责人|engineer|manager|specialist|officer|technician|executive|representative/g

/** The part of a name that says which trade it is. */
export const tradeOf = (name: string): string => name.replace(commonWords, '').trim()

/** A name of a trade as it is compared: `name` without spaces; `spaced` with them, for keys of whole words. */
export type TitleName = { name: string; spaced: string }

/**
 * The names in a typed title: each as typed, without its rank, and without the words that many names share. Brackets, slashes and
 * dashes part names; an industry or company before a name stays, it is compared as a part.
 */
export function parseJobTitle(title: string): TitleName[] {
  const segments = title
    .normalize('NFKC')
    .toLowerCase()
    .split(/[/、，,;；|·()（）【】[\]—–]+|(?<=[\p{Script=Han}\s])-|-(?=[\p{Script=Han}\s])/u)
    .map((segment) => segment.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .slice(0, maxNames)
  const names = segments.flatMap((segment) => [segment, ...wordsOf(segment)]).flatMap(withoutRank)
  const known = new Set<string>()
  return names.flatMap((spaced) => {
    const name = spaced.replaceAll(' ', '')
    if (name.length < 2 || known.has(name)) return []
    known.add(name)
    return [{ name, spaced }]
  })
}

/** Chinese words, and runs of Latin words. */
const wordsOf = (segment: string): string[] =>
  (segment.match(/[a-z0-9+#.&-]+(?: [a-z0-9+#.&-]+)*|[^a-z0-9+#.&\s-]+/g) ?? []).map((word) => word.trim())

function withoutRank(name: string): string[] {
  const plain = name
    .replace(englishRank, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(rankBefore, '')
    .replace(rankAfter, '')
    .trim()
  return [name, plain, tradeOf(plain)]
}
