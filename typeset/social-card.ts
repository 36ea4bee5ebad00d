/** Width of the text in the middle, which is whole in the square that WeChat cuts out of a card, in px. */
export const socialCardColumn = 574

/**
 * The picture that a shared link is shown with, 1200 × 630 px, drawn by templates/_social-card/card.typ: what kind of
 * page it is ('' for none), its title in lines that are broken already (`size` in px), facts below, and on paper what the
 * page has to show.
 */
export type SocialCard = {
  brand: string
  kind: string
  title: { lines: string[]; size: number }
  note: string[]
  /** The note says what one gets; else it describes. */
  isGift: boolean
  shown: ShownOnCard
}

/**
 * `pages`: the heads of three pages, the first in front, 400 and 340 px wide; `cover`: a picture 560 px wide; `lines`: as many
 * as there is room for, numbered (a table of contents) or with blanks to fill in 〔〕 (phrases).
 */
export type ShownOnCard =
  { what: 'pages' } | { what: 'cover' } | { what: 'contents' | 'phrases'; title: string; lines: string[] }
