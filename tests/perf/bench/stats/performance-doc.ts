import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'

const page = join(import.meta.dirname, '../../../../docs/performance.md')

/** The machine of the measurement, in one line. */
export const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()}, Node ${process.version}`

/** Returns the load average of the last minute. */
export function readLoadAverage(): string {
  return loadavg()[0]!.toFixed(1)
}

/** Replaces one section of the document; the other sections stay as they are. */
export async function writeSection(name: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const before = readFileSync(page, 'utf8')
  const from = before.indexOf(begin)
  const to = before.indexOf(end)
  const section = `${begin}\n\n${text}\n\n${end}`
  const after =
    from < 0 || to < 0
      ? `${before}\n\n## ${name}\n\n${section}\n`
      : before.slice(0, from) + section + before.slice(to + end.length)
  const formatted = await format(after, { ...(await resolveConfig(page)), parser: 'markdown' })
  // Atomically, even if this process is killed now.
  writeFileSync(`${page}.new`, formatted)
  renameSync(`${page}.new`, page)
}

/** Returns a Markdown table; the first row is its header. */
export function markdownTable([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Returns when and on which machine it was measured. */
export function describeRun(loadBefore: string, remark = ''): string {
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  return `${day} UTC · ${machine} · load average ${loadBefore} before, ${readLoadAverage()} after${remark && ` · ${remark}`}`
}
