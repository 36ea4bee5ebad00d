import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary folder, removed when this process exits at the latest. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'smart-resume-bench-'))
  const removeFolder = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', removeFolder)
  return {
    path,
    remove() {
      process.off('exit', removeFolder)
      removeFolder()
    },
  }
}
