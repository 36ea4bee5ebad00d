import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import quietWorkerUrl from './quiet-worker.js?url'
import workerUrl from 'tesseract.js/dist/worker.min.js?url'
import dataUrl from '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz?url'
import { createWorker, OEM, type Worker } from 'tesseract.js'

type EngineOptions = {
  signal: AbortSignal
  /** Takes the share of a picture that is read. */
  onProgress(share: number): void
}

/** The engine in its worker, which whoever opens it ends. @throws when it cannot be loaded or started */
export async function openEngine({ signal, onProgress }: EngineOptions): Promise<Worker> {
  await Promise.all([coreUrl, quietWorkerUrl, workerUrl, dataUrl].map((url) => loadIntoCache(url, signal)))
  return new Promise((resolve, reject) => {
    createWorker('chi_sim', OEM.LSTM_ONLY, {
      workerPath: `${quietWorkerUrl}#${workerUrl}`,
      corePath: coreUrl,
      // The engine adds the name of a file to it; the rest of an address behind # is not sent.
      langPath: `${dataUrl}#`,
      workerBlobURL: false,
      // The browser's own cache keeps what has a hash in its name.
      cacheMethod: 'none',
      // Without it the engine throws where nobody catches, and its promise waits for ever.
      errorHandler: reject,
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress)
      },
    }).then(resolve, reject)
  })
}

/** The engine waits for ever for what fails to load, so that it is loaded before. */
async function loadIntoCache(url: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`)
  await response.arrayBuffer()
}
