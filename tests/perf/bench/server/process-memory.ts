import { existsSync, readdirSync, readFileSync } from 'node:fs'

/**
 * Memory of a process and its descendants in MB. Shared pages count once in `pss`, and in every process in
 * `rss`.
 */
export type ProcessMemory = { rss: number; pss: number; processes: number }

export const canMeasureMemory = existsSync('/proc/self/smaps_rollup')

export function measureTreeMemory(pid: number): ProcessMemory {
  const pids = treeOf(pid)
  const total = (file: string, field: string) => pids.reduce((sum, id) => sum + megabytes(id, file, field), 0)
  return { rss: total('status', 'VmRSS'), pss: total('smaps_rollup', 'Pss'), processes: pids.length }
}

function treeOf(root: number): number[] {
  const parents = new Map(runningPids().map((pid) => [pid, parentOf(pid)]))
  const tree = [root]
  // The loop also visits the children it appends.
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child)
  return tree
}

function runningPids(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1] ?? 0)
}

function megabytes(pid: number, file: string, field: string): number {
  const [, kB = 0] = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(pid, file)) ?? []
  return Number(kB) / 1024
}

/** Returns '' when the process has ended. */
function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
