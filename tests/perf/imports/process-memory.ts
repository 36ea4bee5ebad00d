import { readdirSync, readFileSync } from 'node:fs'

const pollMs = 15

/** The most memory that a process started during the work has held, in MB, by Linux' own count; 0 elsewhere. */
export async function peakOfChildren<T>(work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = 0
  const poll = setInterval(() => (peakMb = Math.max(peakMb, ...childrenOf(process.pid).map(peakOf))), pollMs)
  try {
    return { result: await work(), peakMb }
  } finally {
    clearInterval(poll)
  }
}

function childrenOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    )
  } catch {
    return []
  }
}

function peakOf(pid: string): number {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    // The process may end at any time.
    return 0
  }
}
