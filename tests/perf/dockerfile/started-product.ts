import type { ChildProcess } from 'node:child_process'

/** The product started as in a container, on a port of this machine. */
export type StartedProduct = {
  server: ChildProcess
  /** Runs another command beside the server, as the same user. @returns its exit status. */
  runBeside(command: string[]): number | null
  /** The data folder, as the product sees it. */
  dataDir: string
  /** Sends a signal to the server itself, not to the engine's processes. */
  signal(name: 'SIGTERM' | 'SIGKILL'): void
  remove(): void
}
