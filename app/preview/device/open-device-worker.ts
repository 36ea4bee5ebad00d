import type { DeviceFiles } from '#typeset/device/open-device-engine'
import type { DeviceAnswer, DeviceCommand, DeviceDrawing } from './device-messages'

/** A drawing with all its pages. */
export type CompleteDrawing = Omit<DeviceDrawing, 'pages'> & {
  pages: { width: number; height: number; elements: readonly string[] }[]
}
export type DeviceWorker = ReturnType<typeof openDeviceWorker>

/** The first document takes some seconds. */
const timeoutMs = 10_000

/** Starts a device-worker.ts, which draws one document at a time: wait for each. */
export function openDeviceWorker(files: DeviceFiles) {
  const worker = new Worker(new URL('./device-worker.ts', import.meta.url), { type: 'module' })
  const post = (command: DeviceCommand) => worker.postMessage(command)
  let pages: CompleteDrawing['pages'] = []
  let fail = (_: Error) => {}
  post({ files })

  const ask = (resume: unknown, withAreas: boolean) =>
    new Promise<DeviceAnswer>((resolve, reject) => {
      const timeout = setTimeout(() => fail(new Error('the worker does not answer')), timeoutMs)
      fail = (error) => {
        clearTimeout(timeout)
        reject(error)
      }
      worker.onmessage = ({ data }: MessageEvent<DeviceAnswer>) => {
        clearTimeout(timeout)
        resolve(data)
      }
      worker.onerror = ({ message }) => fail(new Error(message))
      post({ resume, withAreas })
    })

  return {
    /** @throws when the worker fails */
    async draw(
      resume: unknown,
      withAreas: boolean,
    ): Promise<CompleteDrawing | Exclude<DeviceAnswer, DeviceDrawing>> {
      const answer = await ask(resume, withAreas)
      if (!('pages' in answer)) return answer
      pages = answer.pages.map(({ elements, ...page }, i) => ({
        ...page,
        elements: elements ?? pages[i]!.elements,
      }))
      return { ...answer, pages }
    },
    close() {
      worker.terminate()
      fail(new Error('the worker was closed'))
    },
  }
}
