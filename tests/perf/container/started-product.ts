import type { ChildProcess } from 'node:child_process'

/** The product as a container holds it, started on a port of this machine with variables of its own. */
export type StartedProduct = {
  server: ChildProcess
  /** Runs one more command beside it, as the same user. @returns its exit status. */
  runBeside(command: string[]): number | null
  /** The data folder, as the product sees it. */
  dataDir: string
  /** Sends a signal to the server itself, whatever processes an engine has before it. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  remove(): void
}
