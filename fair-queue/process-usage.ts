import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'

// Process statistics and priority from Linux' /proc. On other systems the values are undefined, and nothing
// happens.

/** On the scale of -20 to 19: beside work of normal priority it gets a tenth of a processor. */
const lowPriority = 10
/** Linux counts processor time in ticks of 10 ms, and memory in pages. */
const tickMs = 10
const pageBytes = 4096

/** Lowers the priority of all threads of a process; it cannot be raised again. */
export function lowerPriority({ pid }: ChildProcess): void {
  for (const thread of tryRead(() => readdirSync(`/proc/${pid}/task`)) ?? [])
    tryRead(() => setPriority(Number(thread), lowPriority))
}

/** Processor time the process has used since its start, in ms. */
export function cpuMsOf({ pid }: Pick<ChildProcess, 'pid'>): number | undefined {
  return tryRead(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The second field is the name in brackets, which may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  })
}

/** Resident memory of the process in bytes. */
export function residentBytesOf({ pid }: ChildProcess): number | undefined {
  return tryRead(() => Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageBytes)
}

/** The process may end at any time, and the system may lack /proc. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
