import type { PageRun } from './template-input'

/**
 * About how a paragraph fills lines, in em: how wide it is on one line, and from where to where the pieces reach that no
 * line breaks and that are wider than a letter and a sign.
 */
export type LineEstimate = { width: number; pieces: [from: number, to: number][] }

const fullWidth = /[\p{Script=Han}\u3000-\u30ff\uff00-\uff65“”‘’…—]/u
const closing = /[，。；：！？、）》〉”’】」』…—·～%‰℃]/u
const opening = /[（《〈“‘【「『¥￥$№]/u
/** The least width of a piece that leaves a gap to be seen. */
const leastPiece = 1.3
const besideHan = 0.25

/** Of the families offered, to about a twentieth. */
function widthOf(letter: string): number {
  if (fullWidth.test(letter)) return 1
  if (/[A-Z&%@+=~<>]/.test(letter)) return 0.64
  if (/[ilj.,:;'|!() [\]/-]/.test(letter)) return 0.3
  return 0.555
}

/** Whether a line may break between two neighbours. */
function mayBreak(letter: string, next: string): boolean {
  if (closing.test(next) || opening.test(letter) || next === ' ') return false
  return letter === ' ' || fullWidth.test(letter) || fullWidth.test(next)
}

/** Estimates a paragraph of runs whose unbreakable places are marked. */
export function estimateLines(runs: readonly PageRun[]): LineEstimate {
  const pieces: LineEstimate['pieces'] = []
  let [width, from, last] = [0, 0, { letter: '', joined: true }]
  const end = () => {
    if (width - from >= leastPiece) pieces.push([round(from), round(width)])
    from = width
  }
  for (const { text, joined } of runs) {
    for (const letter of text) {
      if (!last.joined && mayBreak(last.letter, letter)) end()
      if (
        last.letter &&
        last.letter !== ' ' &&
        letter !== ' ' &&
        fullWidth.test(last.letter) !== fullWidth.test(letter)
      )
        width += besideHan
      width += widthOf(letter)
      last = { letter, joined: false }
    }
    last.joined = joined !== undefined
  }
  end()
  return { width: round(width), pieces }
}

const round = (em: number) => Math.round(em * 100) / 100
