import { useState } from 'react'
import { rotateRight } from '../draw-crop'
import type { BackgroundColour } from './background-colours'
import type { Refusal } from './mask-rules'
import { replaceBackground } from './replace-background'

export type Background = BackgroundColour | 'original'
export type BackgroundProblem = Refusal | 'failed'
type State = {
  picture: HTMLCanvasElement
  background: Background
  isBusy: boolean
  problem?: BackgroundProblem
}

/** The picture before and after its background is changed. A refusal leaves it as it was. */
export function useBackground(initial: HTMLCanvasElement) {
  const [original, setOriginal] = useState(initial)
  const [state, setState] = useState<State>({ picture: initial, background: 'original', isBusy: false })

  async function change(background: Background) {
    if (background === 'original') return setState({ picture: original, background, isBusy: false })
    setState({ ...state, isBusy: true, problem: undefined })
    const made = await replaceBackground(original, background).catch(() => 'failed' as const)
    if (typeof made === 'string') setState({ ...state, isBusy: false, problem: made })
    else setState({ picture: made, background, isBusy: false })
  }
  function rotate() {
    setOriginal(rotateRight(original))
    setState({ ...state, problem: undefined, picture: rotateRight(state.picture) })
  }
  return { ...state, change, rotate }
}
