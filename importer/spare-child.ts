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

  return {
    /** Starts the spare process unless there is one; from now on it stays for `idleMs`. */
    prepare(): void {
      if (idleMs <= 0) return
      if (!spare) {
        const started = startImportChild(file, true)
        spare = started
        void started.hasEnded.then(() => {
          if (spare === started) take()
        })
      }
      clearTimeout(idle)
      idle = setTimeout(() => take()?.end(), idleMs).unref()
    },
    /** The spare process, if there is one; it is the caller's from now on. */
    take,
  }
}
