const widths: Record<string, string> = { ':': '：', ';': '；', ',': '，', '!': '！', '?': '？' }

/**
 * Punctuation of a Chinese text as it is printed: the engine reads signs of full width as those of Latin texts, and quotation marks
 * in blanks.
 */
export function mendPunctuation(text: string): string {
  return (
    dropLoneQuotes(text)
      .replace(/(?<=\p{Script=Han})\s*([:;,!?])\s*/gu, (_, sign: string) => widths[sign]!)
      .replace(/([:;,!?])(?=\p{Script=Han})/gu, (sign) => widths[sign]!)
      // A dash between dates, and the slash behind a domain.
      .replace(/(?<=\d[年月日]?\s{0,2})一(?=\s{0,2}(?:至今|现在|今|\d{4}))/gu, '—')
      .replace(/\.comy\/?(?=[\w-])/gu, '.com/')
      .replace(/〈(?=[^〈〉]*\))/gu, '(')
      .replace(/ ?\(([^()]*)\) ?/gu, (whole, inside: string, at: number, all: string) =>
        /[\p{Script=Han}、，]/u.test(inside) || /\p{Script=Han}\s*$/u.test(all.slice(Math.max(0, at - 1), at))
          ? `（${inside}）`
          : whole,
      )
      .trim()
  )
}

/** A quotation mark without its partner is none. */
function dropLoneQuotes(text: string): string {
  const opening = text.match(/“/gu)?.length ?? 0
  const closing = text.match(/”/gu)?.length ?? 0
  return opening === closing ? text : text.replace(/^[“”]|[“”]$/gu, '')
}
