import { startImportChild, type ImportChild, type ImportProcessFile } from './import-child'

/**
 * Keeps one import process ready for the next file. One that nobody needs ends after `idleMs`; one that ends by itself is
 * forgotten, and started again only when it is asked for.
 */
export function createSpareChild(file: ImportProcessFile, idleMs: number) {
  let spare: ImportChild | undefined
  let idle: NodeJS.Timeout | undefined

  function take(): ImportChild | undefined {
    clearTimeout(idle)
    const taken = spare
    spare = undefined
    return taken
  }

  function start(): ImportChild | undefined {
    try {
      const started = startImportChild(file, true)
      void started.hasEnded.then(() => {
        if (spare === started) take()
      })
      return started
    } catch {
      // A machine that is short of memory starts none. If the file's own process cannot start either, that is reported.
      return undefined
    }
  }

  return {
    /** Starts the spare process unless there is one; from now on it stays for `idleMs`. */
    prepare(): void {
      if (idleMs <= 0) return
      spare ??= start()
      clearTimeout(idle)
      idle = setTimeout(() => take()?.end(), idleMs).unref()
    },
    /** The spare process, if there is one; it is the caller's from now on. */
    take,
  }
}
