import modelUrl from '@mediapipe/selfie_segmentation/selfie_segmentation.tflite?url'
import { cropToCanvas } from '../draw-crop'
import { backgroundColours, type BackgroundColour } from './background-colours'
import type { BackgroundAnswer, BackgroundRequest } from './background-messages'
import type { Refusal } from './mask-rules'

/** The whole resume photo is 826 pixels high; more costs memory that phones lack. */
const longestSide = 1600
/** What replaceBackground loads the first time, in megabytes, rounded up; the dialog says it. */
export const modelMegabytes = 0.3
/** The slowest phones take some seconds. */
const timeoutMs = 60_000

/**
 * Puts the person of a picture on another background, in a worker of this device: no picture leaves it.
 * Returns why not when the picture does not allow it.
 * @throws when the model fails to load, or the worker fails
 */
export async function replaceBackground(
  picture: HTMLCanvasElement,
  colour: BackgroundColour,
): Promise<HTMLCanvasElement | Refusal> {
  const canvas = workingCopy(picture)
  const context = canvas.getContext('2d')!
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const answer = await askWorker({
    model: await loadModel(),
    pixels: { width: image.width, height: image.height, data: image.data },
    colour: backgroundColours[colour],
  })
  if ('refusal' in answer) return answer.refusal
  image.data.set(answer.data)
  context.putImageData(image, 0, 0)
  return canvas
}

async function loadModel(): Promise<Uint8Array> {
  const response = await fetch(modelUrl)
  if (!response.ok) throw new Error(`${modelUrl}: HTTP ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** The picture on white, and no larger than needed. */
function workingCopy(picture: HTMLCanvasElement): HTMLCanvasElement {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const { width, height } = picture
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  return cropToCanvas(picture, { x: 0, y: 0, width, height }, size)
}

/** A worker for each picture: it gives its memory back when it ends. */
async function askWorker(request: BackgroundRequest): Promise<BackgroundAnswer> {
  const worker = new Worker(new URL('./background-worker.ts', import.meta.url), { type: 'module' })
  let timeout: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<BackgroundAnswer>((resolve, reject) => {
      timeout = setTimeout(() => reject(new Error('the worker does not answer')), timeoutMs)
      worker.onmessage = ({ data }: MessageEvent<BackgroundAnswer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(request)
    })
  } finally {
    clearTimeout(timeout)
    worker.terminate()
  }
}
