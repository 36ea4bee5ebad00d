import { useEffect, useRef, useState } from 'react'
import { RecognitionError, type RecognitionProgress } from './recognition'

export type RecognitionState =
  { phase: 'offered' } | RecognitionProgress | { phase: 'failed'; code: RecognitionError['code'] | 'engine' }

/** Recognises a file on this device; `onRecognised` takes the file that the importer reads. */
export function useRecognition(file: File, onRecognised: (read: File) => void) {
  const [state, setState] = useState<RecognitionState>({ phase: 'offered' })
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ phase: 'loading' })
    try {
      const { recogniseFile } = await import('./recognise-file')
      const read = await recogniseFile(file, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState(progress)
        },
      })
      if (!signal.aborted) onRecognised(read)
    } catch (error) {
      if (signal.aborted) return
      setState({ phase: 'failed', code: error instanceof RecognitionError ? error.code : 'engine' })
    }
  }

  function cancel() {
    running.current?.abort()
    setState({ phase: 'offered' })
  }

  return { state, start, cancel }
}
