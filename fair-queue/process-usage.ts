import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

// What Linux says of a process and lets be done with it. Elsewhere nothing is known, and nothing done.

/** Of -20 to 19: next to work of the usual priority it gets a tenth of a processor. */
const lowPriority = 10
/** Linux counts processor time in hundredths of a second, and memory in pages. */
const tickMs = 10
const pageBytes = 4096

/** Lets all threads of a process give way to other work of the machine from now on: it cannot be taken back. */
export function lowerPriority({ pid }: ChildProcess): void {
  for (const thread of tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? [])
    tryRead(() => setPriority(Number(thread), lowPriority))
}

/** Processor time it has used since it started, ms. */
export function cpuMsOf({ pid }: ChildProcess): number | undefined {
  return tryRead(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field, a name in brackets, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  })
}

/** Memory it holds now, bytes. */
export function residentBytesOf({ pid }: ChildProcess): number | undefined {
  return tryRead(() => Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes)
}

/** A process may end, or a system have no such file, at any time. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
