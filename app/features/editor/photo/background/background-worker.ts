import type { BackgroundAnswer, BackgroundRequest } from './background-messages'
import { changeBackground } from './change-background'

self.onmessage = ({ data }: MessageEvent<BackgroundRequest>) => {
  const answer: BackgroundAnswer = changeBackground(data)
  self.postMessage(answer)
}
